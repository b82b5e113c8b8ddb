/**
 * `npm run demo`: two sample employers, six sample students, a reviewer of staff and their applications in every status, so that each
 * screen shows something. Refused on a public SITE_URL and with a hosted project; a second run changes nothing.
 */
import { londonDay } from '#schema/london-day.ts';
import { isLoopbackUrl } from '#server/config.ts';
import { runCommand, StaffError, usage } from './access.ts';
import { fill } from './demo/fill.ts';
import { DEMO_PASSWORD, employers, reviewer, students } from './demo/people.ts';

if (process.argv.length > 2) usage('npm run demo');

const people = [...employers, ...students, reviewer].map(({ email }) => email);

await runCommand(async ({ sql }, config) => {
	if (config.database.kind === 'hosted' || (config.siteUrl && !isLoopbackUrl(config.siteUrl)))
		throw new StaffError('Sample accounts have a known password: only for a site on this machine.');
	const rows = await sql`select from auth.users where email = any (${people}) limit 1`;
	if (rows.length === 0) await sql.begin((transaction) => fill(transaction, londonDay(new Date())));
	process.stdout.write(
		[
			rows.length === 0 ? 'The sample data is there.' : 'The sample data was there already.',
			`Everybody’s password: ${DEMO_PASSWORD}`,
			`Employers: ${employers.map(({ email }) => email).join(', ')}`,
			`Students: ${students.map(({ email }) => email).join(', ')}`,
			`A reviewer of staff: ${reviewer.email}`,
			'',
		].join('\n'),
	);
});

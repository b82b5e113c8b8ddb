/**
 * `npm run promises`: when the answers that are due were last looked at, and why nothing was done. `npm run promises
 * -- confirm YYYY-MM-DD`, with the true date of today: the next run goes on in spite of a pause.
 */
import type { Sql } from 'postgres';
import { confirmPromises } from '#server/deeds/applications/keep-promises.ts';
import { runCommand, StaffError, usage } from './access.ts';

const [command, day, ...more] = process.argv.slice(2);
const isUse =
	command === undefined || (command === 'confirm' && /^\d{4}-\d\d-\d\d$/.test(day ?? ''));
if (!isUse || more.length > 0) usage('npm run promises [-- confirm YYYY-MM-DD]');

const reasons: Record<string, string> = {
	clock: 'the clocks of the server and of the database show different days',
	pause: 'the last day is more than three days ago, and more than ten answers would be called late',
};

await runCommand(async ({ sql }) => {
	process.stdout.write(day ? await confirm(sql, day) : await show(sql));
});

async function show(sql: Sql): Promise<string> {
	const [state] = await sql<{ today: string; last: string | null; refused: string | null }[]>`
		select application_rules.today()::text as today, max(last_day)::text as last,
			max(refused) as refused
		from outbox.promise_state`;
	const [late] = await sql<{ count: string }[]>`
		select count(*) from application_rules.waiting where answer_due_on < application_rules.today()`;
	return [
		`It is ${state?.today} by the clock of the database.`,
		state?.last
			? `Late answers were last looked for on ${state.last}.`
			: 'Late answers have not been looked for yet.',
		...(state?.refused ? [`Nothing was done since: ${reasons[state.refused]}.`] : []),
		`Answers that are late: ${late?.count ?? 0}`,
		'',
	].join('\n');
}

async function confirm(sql: Sql, today: string): Promise<string> {
	if (!(await confirmPromises(sql, today)))
		throw new StaffError(`The clock of the database does not show ${today}.`);
	return 'The next run goes on; the server looks every hour, from eight in the morning.\n';
}

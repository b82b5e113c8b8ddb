/**
 * `npm run bench -- --applicants`: an employer with a thousand applicants. How long each call of its lists takes (median and 99th
 * of a hundred, of 200 calls), and how long the list takes until it is drawn, on a processor slowed four times. The
 * aims are 150 ms and one second, on a machine that does nothing else.
 */
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from '#scripts/run/browser.ts';
import { ask, browserKey, send } from '#test/api-client.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { startServer } from '#test/servers/site-server.ts';
import { confirm, password } from './api.ts';
import { median } from './table.ts';

const APPLICANTS = 1_000;
const CALLS = 200;
const DRAWN = 5;
const email = 'rosa@bench.example';

type Session = { access_token: string; user: { id: string } };

export async function benchApplicants() {
	const server = await startServer({ LOG_LEVEL: 'error' });
	try {
		const key = await browserKey(server.url);
		await ask(server.url, '/auth/v1/signup', { key, body: { email, password } });
		await confirm({ url: server.url, key }, email);
		const session = await ask<Session>(server.url, '/auth/v1/token?grant_type=password', {
			key,
			body: { email, password },
		});
		const one = await fill(server, session.user.id);
		console.table(await timeCalls(server.url, session.access_token, one));
		console.table(await timeDrawing(server.url, session));
	} finally {
		await server.stop();
	}
}

/** @returns the id of an application */
const fill = (server: { dataDir: string }, employer: string): Promise<string> =>
	inDatabase(server, async (sql) => {
		const [company] = await sql`
			insert into public.employers ${sql(verifiedEmployer(employer, 'Bench'))} returning id`;
		const listing = internshipRow('bench-intern', {
			source: 'employer',
			employer_id: company?.id,
			title: 'Bench Intern',
		});
		const [internship] = await sql`insert into public.internships ${sql(listing)} returning id`;
		await sql`
			insert into auth.users (id, email, aud, role, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
			select gen_random_uuid(), 'student-' || number || '@bench.example', aud, role, email_confirmed_at, raw_app_meta_data,
				raw_user_meta_data, created_at, updated_at
			from auth.users cross join generate_series(1, ${APPLICANTS}) as number where id = ${employer}`;
		await sql`
			insert into public.applications (user_id, internship_id, program_type, motivation, experience, availability, answer_due_on, created_at)
			select id, ${internship?.id ?? ''}, 'london', repeat('I mend looms and tables. ', 60), repeat('Two summers in a shop. ', 60),
				'From June', current_date + (row_number() over (order by id) % 20)::integer - 3, clock_timestamp() - random() * interval '20 days'
			from auth.users where email like 'student-%@bench.example'`;
		await sql`
			insert into public.application_copies (application_id, profile, permission_shown)
			select id, jsonb_build_object('name', 'Student ' || number, 'university', 'Northbridge University', 'course', 'Statistics',
				'level', (array['bachelor', 'master', 'phd'])[1 + number % 3], 'graduation', '2027-06', 'weekly_hours', 20 + number % 20,
				'earliest_start', '2027-06-01', 'skills', jsonb_build_array('SQL', 'Python')), '{"kind": "no-restriction"}'
			from public.applications where internship_id = ${internship?.id ?? ''}`;
		await sql`
			insert into public.application_marks (application_id, stars, shortlisted)
			select id, number % 4, number % 7 = 0 from public.applications where internship_id = ${internship?.id ?? ''} and number % 3 = 0`;
		await sql`analyze`;
		const [found] = await sql`select id from public.applications limit 1`;
		return found?.id;
	});

async function timeCalls(url: string, token: string, one: string) {
	const paths = [
		'',
		'?stars=3&stars=2&level=master&sort=stars',
		'?words=looms%20summers',
		'?words=student%20512',
		`/matching?near=${one}`,
		`/${one}`,
	];
	const table = [];
	for (const path of paths) {
		const times: number[] = [];
		for (let count = 0; count < CALLS; count += 1) {
			const start = performance.now();
			const response = await send(url, `/api/employer/applications${path}`, { token });
			await response.arrayBuffer();
			if (!response.ok) throw new Error(`${path}: ${response.status}`);
			times.push(performance.now() - start);
		}
		times.sort((a, b) => a - b);
		const at = (share: number) => Math.round(times[Math.ceil(CALLS * share) - 1] ?? 0);
		table.push({
			call: path.replace(one, ':id') || 'the list',
			'p50 ms': at(0.5),
			'p99 ms': at(0.99),
		});
	}
	return table;
}

/** From the press that changes the order until it is drawn, and from the address until the first names are there. */
async function timeDrawing(url: string, session: Session) {
	const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
	try {
		const context = await browser.newContext({
			viewport: { width: 1280, height: 900 },
			storageState: {
				cookies: [],
				origins: [
					{
						origin: url,
						localStorage: [{ name: 'sb-uk-internships-auth', value: JSON.stringify(session) }],
					},
				],
			},
		});
		const page = await context.newPage();
		const devtools = await context.newCDPSession(page);
		await page.goto(`${url}/employer-dashboard?tab=applications`);
		const first = page.getByRole('list', { name: 'Applicants' }).getByRole('listitem').first();
		await first.waitFor();
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		const opened: number[] = [];
		const sorted: number[] = [];
		for (let count = 0; count < DRAWN; count += 1) {
			let start = performance.now();
			await page.goto(`${url}/employer-dashboard?tab=applications`);
			await first.waitFor();
			opened.push(performance.now() - start);
			const before = await first.textContent();
			start = performance.now();
			await page.getByLabel('Sort').selectOption('Most stars first');
			await page.waitForFunction(
				(old) => document.querySelector('ul[aria-label=Applicants] > li')?.textContent !== old,
				before,
			);
			sorted.push(performance.now() - start);
		}
		return [
			{
				'drawn at a quarter of the speed': 'the list, from its address',
				'median ms': Math.round(median(opened)),
			},
			{
				'drawn at a quarter of the speed': 'another order',
				'median ms': Math.round(median(sorted)),
			},
		];
	} finally {
		await browser.close();
	}
}

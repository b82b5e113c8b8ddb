import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import type { AccountKind } from '#e2e/helpers/screen-states.ts';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { londonDay } from '#schema/london-day.ts';
import { ask, browserKey } from '#test/api-client.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { inDatabase } from '#test/servers/site-database.ts';
import { createAccount, type Person, sessionOf, signedIn } from './accounts.ts';
import { applyTo, createHost } from './employers.ts';
import { createStaff } from './staff-members.ts';

/** The people of one call: several files may use one server, and each needs addresses of its own. */
function inventPeople() {
	const domain = `${randomUUID().slice(0, 8)}.example`;
	const person = (name: string): Person => ({
		name,
		email: `${name.toLowerCase().replace(' ', '.')}@${domain}`,
		password: 'six or more',
	});
	const accounts: Record<AccountKind, Person> = {
		student: person('Amara Osei'),
		employer: person('Jo Field'),
		'new employer': person('Ada Moor'),
		host: person('Rosa Hale'),
		staff: person('Mo Reed'),
	};
	return { domain, accounts, applicant: person('Ann Ng') };
}

type People = ReturnType<typeof inventPeople>;

const application = {
	program_type: 'london',
	program_name: `Internship${'-without-a-space'.repeat(4)}${'x'.repeat(60)}`,
	motivation: 'To see my code used.',
	experience: 'A timetable.',
	availability: 'From June.',
};
const profile = {
	company_name: 'Tidewell Systems',
	contact_person: 'Jo Field',
	industry: 'Technology',
	company_size: '11-50',
	location: 'Leeds',
	company_description: 'Timetables for hospitals.',
	profile_completed: true,
};

/**
 * Creates an account of each kind with its data.
 * @returns the browser options of an account
 */
export async function createSampleAccounts(site: RunningSite) {
	const browsers = new Map<AccountKind, BrowserContextOptions>();
	const people = inventPeople();
	const { student, employer } = people.accounts;
	await createDesk(site, people);
	for (const [kind, account] of Object.entries(people.accounts) as [AccountKind, Person][]) {
		if (kind === 'staff') await createStaff(site, account);
		else if (kind !== 'host') await createAccount(site, account);
		browsers.set(kind, await signedIn(site, account));
	}
	await store(site, student, 'applications', application);
	await store(site, employer, 'employers', profile);
	return (kind?: AccountKind) => (kind ? browsers.get(kind) : undefined);
}

async function store(site: RunningSite, owner: Person, table: string, row: object) {
	const { access_token, user } = await sessionOf(site, owner);
	const key = await browserKey(site.url);
	const body = { ...row, user_id: user.id };
	await ask(site.url, `/rest/v1/${table}`, { key, token: access_token, body });
}

/** An employer with an internship, an application to it and drafts in every state; and what waits for staff. */
async function createDesk(site: RunningSite, { domain, accounts, applicant }: People) {
	const slug = `loom-intern-${domain.replace('.', '-')}`;
	const internship = await createHost(site, accounts.host, slug);
	await createAccount(site, applicant);
	await applyTo(site, applicant, slug);
	const content = draftFor(londonDay(new Date()));
	await inDatabase(site, async (sql) => {
		const [employer] = await sql`
			select employer_id as id from public.internships where id = ${internship}`;
		for (const [title, state, step, more] of [
			['Step 2 Intern', 'draft', 2, {}],
			['Step 3 Intern', 'draft', 3, {}],
			['Step 4 Intern', 'draft', 4, {}],
			['Unfinished Intern', 'draft', 4, { pay_amount: 600, description: '' }],
			['Waiting Intern', 'submitted', 4, {}],
			['Returned Intern', 'returned', 4, {}],
		] as const) {
			const draft = { ...content, title, ...more };
			await sql`insert into public.internship_drafts
				(employer_id, state, content, step, submitted_at, return_reason, comments)
				values (${employer?.id}, ${state}, ${sql.json(draft)}, ${step}, now(),
					${state === 'returned' ? 'The place is not clear.' : null},
					${sql.json(state === 'returned' ? { location: 'Which dock?' } : {})})`;
		}
		await sql`insert into public.contacts ${sql({
			name: 'Ann',
			email: applicant.email,
			subject: 'Visas',
			message: 'May I work in term?',
		})}`;
		await sql`insert into public.reports ${sql({
			internship: slug,
			reason: 'pay',
			message: 'There is none in the first month.',
		})}`;
	});
}

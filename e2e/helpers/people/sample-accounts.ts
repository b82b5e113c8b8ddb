import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import type { AccountKind } from '#e2e/helpers/screen-states.ts';
import type { RunningSite } from '#e2e/helpers/server/site.ts';
import { ask, browserKey } from '#test/api-client.ts';
import { createAccount, type Person, signedIn, signIn } from './accounts.ts';

/** Several files use one server: each needs addresses of its own. */
const domain = `${randomUUID().slice(0, 8)}.example`;
const person = (name: string): Person => ({
	name,
	email: `${name.toLowerCase().replace(' ', '.')}@${domain}`,
	password: 'six or more',
});
const people: Record<AccountKind, Person> = {
	student: person('Amara Osei'),
	employer: person('Jo Field'),
	'new employer': person('Ada Moor'),
};

const application = {
	program_type: 'london',
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
	for (const [kind, account] of Object.entries(people) as [AccountKind, Person][]) {
		await createAccount(site, account);
		browsers.set(kind, await signedIn(site, account));
	}
	await store(site, people.student, 'applications', application);
	await store(site, people.employer, 'employers', profile);
	return (kind?: AccountKind) => (kind ? browsers.get(kind) : undefined);
}

async function store(site: RunningSite, owner: Person, table: string, row: object) {
	const { access_token, user } = await signIn(site, owner);
	const key = await browserKey(site.url);
	const body = { ...row, user_id: user.id };
	await ask(site.url, `/rest/v1/${table}`, { key, token: access_token, body });
}

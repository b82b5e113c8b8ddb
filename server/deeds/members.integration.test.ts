import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chooseApplicationMails } from '#server/deeds/applications/choose-mails.ts';
import { moveApplication } from '#server/deeds/applications/move-applications.ts';
import { submitApplication } from '#server/deeds/applications/submit-application.ts';
import { inviteColleague } from '#server/deeds/colleagues/invitations.ts';
import { type CompanyProfile, saveCompanyProfile } from '#server/deeds/company-profile.ts';
import { makeKey } from '#server/deeds/connections/company-keys.ts';
import { notFound } from '#server/deeds/deed.ts';
import { createDraft, saveDraft } from '#server/deeds/posting/drafts.ts';
import { connect } from '#server/postgres/database.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { employerWorld } from '#test/rows/employer-world.ts';
import { forgetApplications } from '#test/rows/forget-applications.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import {
	call,
	dropTestDatabases,
	signedUp,
	startTestBackend,
	type TestBackend,
} from '#test/servers/backend.ts';

type Person = { id: string; token: string };

let started: TestBackend;
let admin: Sql;
let world: ReturnType<typeof employerWorld>;
const people: Record<string, Person> = {};
const idOf = (name: string) => people[name]?.id ?? '';
/** The company of `rosa`. */
let company: string;
let internship: string;

beforeAll(async () => {
	started = await startTestBackend({ rateLimits: false });
	admin = connect(started.adminUrl, { max: 3 });
	world = employerWorld(started, admin);
	for (const name of ['imran', 'ann', 'rival'])
		people[name] = await signedUp(started.backend, `${name}@example.org`);
	await admin`insert into public.employers ${admin(verifiedEmployer(idOf('rival'), 'Rival'))}`;
});
beforeEach(async () => {
	await admin`delete from public.employers where company_name = 'Tidewell'`;
	await admin`delete from auth.users where email = 'rosa@example.org'`;
	const rosa = await world.employer('rosa@example.org', 'Tidewell');
	people.rosa = rosa;
	company = rosa.employer;
	internship = await world.publish(company, 'loom-intern');
});
afterAll(async () => {
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

const join = (name: string, role: 'owner' | 'recruiter') => admin`
	insert into public.company_members (employer_id, user_id, role) values (${company}, ${idOf(name)}, ${role})`;
const leave = (name: string) =>
	admin`delete from public.company_members where user_id = ${idOf(name)}`;
const deleteAccount = (name: string) => admin`select accounts.delete(${idOf(name)})`;

/** The members of the company as "name role", and whose its profile is. */
async function members() {
	const named = (id: string) => Object.keys(people).find((name) => idOf(name) === id) ?? id;
	const rows = await admin<{ user_id: string; role: string }[]>`
		select user_id, role from public.company_members where employer_id = ${company}`;
	const [profile] = await admin<{ user_id: string }[]>`
		select user_id from public.employers where id = ${company}`;
	return {
		members: rows.map(({ user_id, role }) => `${named(user_id)} ${role}`).toSorted(),
		profile: profile && named(profile.user_id),
	};
}

const outcomeOf = (work: Promise<unknown>): Promise<number | 'done'> =>
	work.then(
		() => 'done' as const,
		({ status }: { status: number }) => status,
	);

/** Saves the company's profile as it is. */
async function saveProfileAs(person: string): Promise<void> {
	const [row] = await admin<(CompanyProfile & { seen: string })[]>`
		select company_name, contact_person, phone, website, industry, company_size, location, company_description,
			founded_year, linkedin_url, company_number, updated_at::text as seen
		from public.employers where id = ${company}`;
	if (!row) throw notFound('The company is gone.');
	const { seen, ...profile } = row;
	await saveCompanyProfile(started.backend.sql, { person, profile, seen });
}

/** What somebody may do for the company, of what each right allows. */
async function rightsOf(name: string) {
	const { sql } = started.backend;
	const person = idOf(name);
	const application = await world.apply(idOf('ann'), internship);
	const move = { as: 'employer', person, application, expected: 'submitted', to: 'in-review' };
	const outcomes = {
		company: await outcomeOf(saveProfileAs(person)),
		mails: await outcomeOf(chooseApplicationMails(sql, { person, mails: 'daily' })),
		colleagues: await outcomeOf(
			inviteColleague(sql, { person, email: 'dan@example.org', role: 'recruiter' }),
		),
		connections: await outcomeOf(makeKey(sql, { person, name: 'Greenhouse' })),
		internships: await outcomeOf(
			createDraft(sql, { person, content: draftFor('2027-01-01'), step: 1 }),
		),
		applicants: await outcomeOf(
			moveApplication(sql, move as Parameters<typeof moveApplication>[1]),
		),
	};
	await admin`delete from public.applications where id = ${application}`;
	await admin`delete from public.company_invitations`;
	await admin`delete from posting_rules.company_keys`;
	return outcomes;
}

/** What somebody reads of the company, and whether they can change its profile. */
async function readBy(name: string) {
	const token = people[name]?.token ?? '';
	const rows = async (path: string) => {
		const answer = await started.backend.fetch(call('GET', `/rest/v1/${path}`, { token }));
		return ((await answer.json()) as unknown[]).length;
	};
	const change = call('PATCH', `/rest/v1/employers?id=eq.${company}&select=id`, {
		body: { location: 'York' },
		token,
		prefer: 'return=representation',
	});
	const changed = (await (await started.backend.fetch(change)).json()) as unknown[];
	return {
		company: await rows(`employers?id=eq.${company}&select=id`),
		members: await rows(`company_members?employer_id=eq.${company}&select=role`),
		invitations: await rows(`company_invitations?employer_id=eq.${company}&select=id`),
		drafts: await rows(`internship_drafts?employer_id=eq.${company}&select=id`),
		applications: await rows(`applications?internship_id=eq.${internship}&select=id`),
		changed: changed.length,
	};
}

test('the account that stores a company is its owner, whoever writes', async () => {
	expect(await members()).toEqual({ members: ['rosa owner'], profile: 'rosa' });
	const body = { user_id: idOf('imran'), company_name: 'Mirza Foods', contact_person: 'Imran' };
	const save = (change: object) =>
		started.backend.fetch(
			call('POST', '/rest/v1/employers?on_conflict=user_id', {
				token: people.imran?.token ?? '',
				body: { ...body, ...change },
				prefer: 'resolution=merge-duplicates,return=representation',
			}),
		);
	const [first] = (await (await save({})).json()) as { id: string }[];
	const [second] = (await (await save({ location: 'Leeds' })).json()) as { id: string }[];
	expect(second).toMatchObject({ id: first?.id, location: 'Leeds' });
	expect(
		await admin`select employer_id, role from public.company_members where user_id = ${idOf('imran')}`,
	).toEqual([{ employer_id: first?.id, role: 'owner' }]);
	await admin`delete from public.employers where id = ${first?.id ?? ''}`;
	expect(await admin`select from public.company_members where user_id = ${idOf('imran')}`).toEqual(
		[],
	);
});

test('a profile that a program gives to another account has a new owner in place of the old one', async () => {
	await admin`update public.employers set user_id = ${idOf('imran')} where id = ${company}`;
	expect(await members()).toEqual({ members: ['imran owner'], profile: 'imran' });
	await admin`update public.employers set user_id = ${idOf('rosa')} where id = ${company}`;
	await join('imran', 'recruiter');
	await admin`update public.employers set user_id = ${idOf('imran')} where id = ${company}`;
	expect(await members()).toEqual({ members: ['imran owner', 'rosa owner'], profile: 'imran' });
});

test('an account belongs to one company', async () => {
	await expect(join('rival', 'recruiter')).rejects.toMatchObject({ code: '23505' });
});

describe('a colleague', () => {
	const all = {
		company: 'done',
		mails: 'done',
		colleagues: 'done',
		connections: 'done',
		internships: 'done',
		applicants: 'done',
	};
	const none = {
		company: 404,
		mails: 404,
		colleagues: 404,
		connections: 404,
		internships: 404,
		applicants: 404,
	};
	const everyRow = { company: 1, drafts: 1, applications: 1 };

	beforeEach(async () => {
		await admin`insert into public.internship_drafts (employer_id) values (${company})`;
	});

	test.each([
		['owner', all, 1],
		['recruiter', { ...all, company: 404, colleagues: 404, connections: 404 }, 0],
	] as const)('as %s does what the table of rights says', async (role, rights, own) => {
		expect(await rightsOf('imran')).toEqual(none);
		await join('imran', role);
		expect(await rightsOf('imran')).toEqual(rights);
		await admin`delete from public.internship_drafts where content <> '{}'`;
		await world.apply(idOf('ann'), internship);
		await admin`insert into public.company_invitations (employer_id, email, role)
			values (${company}, 'cleo@example.org', 'recruiter')`;
		// Of those who may change the company.
		const onlyOwners = { changed: own, invitations: own };
		expect(await readBy('imran')).toEqual({ ...everyRow, members: 2, ...onlyOwners });
	});

	test('does and reads nothing any more from the moment in which they have left', async () => {
		await admin`insert into public.company_invitations (employer_id, email, role)
			values (${company}, 'cleo@example.org', 'recruiter')`;
		await join('imran', 'owner');
		await leave('imran');
		await world.apply(idOf('ann'), internship);
		expect(await readBy('imran')).toEqual({
			company: 0,
			members: 0,
			invitations: 0,
			drafts: 0,
			applications: 0,
			changed: 0,
		});
		await forgetApplications(admin);
		expect(await rightsOf('imran')).toEqual(none);
	});

	test('changes the same drafts, and applies to none of its internships', async () => {
		const { sql } = started.backend;
		await join('imran', 'recruiter');
		const content = draftFor('2027-01-01');
		const draft = await createDraft(sql, { person: idOf('rosa'), content, step: 1 });
		await saveDraft(sql, { person: idOf('imran'), draft, version: 1, content, step: 2 });
		const answers = { motivation: 'm', experience: 'e', availability: 'a' };
		const attached = { profile: null, cv: null, made: null };
		const asked = { person: idOf('imran'), internship: 'loom-intern', answers, attached };
		await expect(submitApplication(sql, asked)).rejects.toMatchObject({ code: 'own_internship' });
	});
});

describe('when the account is deleted', () => {
	const exists = async () => ({
		company: (await admin`select from public.employers where id = ${company}`).length,
		internships: (await admin`select from public.internships where id = ${internship}`).length,
	});
	const gone = { company: 0, internships: 0 };
	const there = { company: 1, internships: 1 };

	test('of the only member, the company is deleted with what belongs to it', async () => {
		await world.apply(idOf('ann'), internship);
		await deleteAccount('rosa');
		expect(await exists()).toEqual(gone);
		expect(await members()).toEqual({ members: [], profile: undefined });
	});

	test('of one of two owners, the company goes on, and the other one fills its profile', async () => {
		await join('imran', 'owner');
		await deleteAccount('rosa');
		expect(await exists()).toEqual(there);
		expect(await members()).toEqual({ members: ['imran owner'], profile: 'imran' });
		await leave('imran');
	});

	test('of a recruiter, nothing of the company changes', async () => {
		people.temp = await signedUp(started.backend, 'temp@example.org');
		await join('temp', 'recruiter');
		await deleteAccount('temp');
		expect(await exists()).toEqual(there);
		expect(await members()).toEqual({ members: ['rosa owner'], profile: 'rosa' });
	});

	test('of the last owner, the recruiter who has been there for longest is the owner', async () => {
		people.later = await signedUp(started.backend, 'later@example.org');
		await join('imran', 'recruiter');
		await join('later', 'recruiter');
		await deleteAccount('rosa');
		expect(await members()).toEqual({
			members: ['imran owner', 'later recruiter'],
			profile: 'imran',
		});
		await deleteAccount('later');
		await leave('imran');
	});

	test.each(['in one statement', 'at the same moment'])(
		'of all members %s, it goes',
		async (how) => {
			people.other = await signedUp(started.backend, 'other@example.org');
			await join('other', 'owner');
			const both = [idOf('rosa'), idOf('other')];
			if (how === 'in one statement') await admin`delete from auth.users where id = any (${both})`;
			else await Promise.all([deleteAccount('rosa'), deleteAccount('other')]);
			expect(await exists()).toEqual(gone);
			expect(await admin`select from auth.users where id = any (${both})`).toEqual([]);
		},
	);
});

test('each owner is mailed, a recruiter who has chosen nothing is not', async () => {
	await join('imran', 'owner');
	people.temp = await signedUp(started.backend, 'recruiter@example.org');
	await join('temp', 'recruiter');
	await started.backend.mailbox();
	await admin`delete from outbox.mails`;
	await chooseApplicationMails(started.backend.sql, { person: idOf('rosa'), mails: 'at-once' });
	await world.apply(idOf('ann'), internship);
	await started.backend.mailbox();
	const mails = await admin<{ recipient: string }[]>`
		select recipient from outbox.mails where subject like '1 new application%'`;
	expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
		'imran@example.org',
		'rosa@example.org',
	]);
	await deleteAccount('temp');
});

test('a company is checked again where the address of an owner changes, not of a recruiter', async () => {
	const verified = async () =>
		(await admin`select verified from public.employers where id = ${company}`)[0]?.verified;
	await join('imran', 'recruiter');
	await admin`update auth.users set email = 'imran@other.example' where id = ${idOf('imran')}`;
	expect(await verified()).toBe(true);
	await admin`update public.company_members set role = 'owner' where user_id = ${idOf('imran')}`;
	await admin`update auth.users set email = 'imran@example.org' where id = ${idOf('imran')}`;
	expect(await verified()).toBe(false);
});

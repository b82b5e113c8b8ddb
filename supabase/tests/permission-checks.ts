import type { Sql } from 'postgres';
import { describe, expect, test } from 'vitest';
import type { Backend } from '#server/backend/types.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { verifiedEmployer } from '#test/rows/rows-of-people.ts';
import { call, signedUp } from '#test/servers/backend.ts';
import {
	ANSWERED,
	APPLICATION,
	CONSENT,
	changeable,
	columnsOf,
	DECIDED,
	DRAFTING,
	type Employer,
	INVITATION,
	keyOf,
	MEMBERS,
	type Member,
	NOTED,
	type Outcome,
	PEOPLE,
	type Person,
	PROPOSER,
	type permissions,
	REPORTED,
	rightsOf,
	rowFor,
	SAVED,
	SERVICE,
	TABLES,
	type Table,
	VERBS,
	type Verb,
} from './permission-table.ts';

/** The system under test: the backend alone, or the gateway in front of it. */
export type PermissionTarget = {
	fetch(request: Request): Promise<Response>;
	/** The same request with service access. */
	staff(request: Request): Promise<Response>;
	/** The migrating role, to read the rows directly. */
	admin: Sql;
	people: Record<Exclude<Person, 'visitor' | 'staff'>, SignedIn>;
};
type SignedIn = { id: string; token: string };

/** An account for each person of the table. */
export async function signedUpPeople(backend: Backend): Promise<PermissionTarget['people']> {
	const people: Partial<PermissionTarget['people']> = {};
	for (const person of PEOPLE)
		if (person !== 'visitor' && person !== 'staff')
			people[person] = await signedUp(backend, `${person}@example.org`);
	return people as PermissionTarget['people'];
}

/** Tests every cell of the table, or those of some people. `open` is called after `beforeAll`. */
export function testPermissions(
	open: () => PermissionTarget,
	expected: typeof permissions,
	people: readonly Person[] = PEOPLE,
): void {
	describe.each(TABLES)('%s', (table) => {
		describe.each(people)('%s', (person) => {
			test.each(VERBS)('%s', async (verb) => {
				expect(await attempt(open(), table, person, verb)).toBe(
					rightsOf(expected[table], person)[verb],
				);
			});
		});
	});
}

let marks = 0;

/** Where the column takes not any text. */
const changedValue: Partial<Record<Table, string>> = {
	staff: '2026-01-01 00:00:00+00',
	staff_proposals: '2026-01-01 00:00:00+00',
	alerts: 'weekly',
	saved_internships: '2026-01-01',
	reopening_notices: '2026-01-01 00:00:00+00',
	calendar_addresses: '2026-01-01 00:00:00+00',
	deadline_mails: '2026-01-01',
	company_members: '2026-01-01 00:00:00+00',
	sent_cvs: '2026-01-01',
	application_copies: '2026-01-01',
	application_assignments: '2026-01-01 00:00:00+00',
	application_marks: '2026-01-01 00:00:00+00',
	application_changes: '2026-01-01 00:00:00+00',
	careers_members: '2026-01-01 00:00:00+00',
	careers_chosen: NOTED,
	staff_claims: '2026-01-01 00:00:00+00',
};

/** Whose rows are about the application of the owner. */
const OF_AN_APPLICATION: readonly Table[] = [
	'application_copies',
	'application_events',
	'application_interviews',
	'application_assignments',
	'application_marks',
	'application_changes',
	'application_messages',
	'careers_chosen',
];

/** Whose rows are about an internship. */
const OF_AN_INTERNSHIP: readonly Table[] = [
	'saved_internships',
	'saved_notes',
	'reopening_notices',
	'listing_questions',
];

/** Whose rows are about an employer. */
const OF_A_COMPANY: readonly Table[] = [
	'employer_decisions',
	'applicant_exports',
	'message_reviews',
	'company_members',
	'company_invitations',
	'staff_claims',
];

async function attempt(
	target: PermissionTarget,
	table: Table,
	person: Person,
	verb: Verb,
): Promise<Outcome> {
	await target.admin`delete from ${target.admin(`public.${table}`)}`;
	if (table === 'reports') await visibleInternship(target.admin);
	if (OF_AN_INTERNSHIP.includes(table)) await visibleInternship(target.admin, { id: SAVED });
	if (table === 'saved_notes') await savedInternship(target);
	if (table === 'internship_drafts') await draftingEmployer(target);
	if (table === 'application_notes') await notedApplication(target);
	await makeStaffAndAdviser(target, table);
	if (table === 'careers_chosen') await agreed(target);
	if (table === 'staff_proposals') await proposer(target);
	if (OF_AN_APPLICATION.includes(table)) await sentApplication(target);
	if (table === 'application_interviews') await invitation(target);
	if (OF_A_COMPANY.includes(table)) await decidedEmployer(target);
	// A trigger makes the owner a member.
	if (table === 'company_members') await target.admin`delete from public.company_members`;
	if (table === 'contact_answers') await answeredContact(target);
	if (verb === 'insert') return insert(target, table, person);
	const id = await existing(target, table);
	const member = MEMBERS.find((one) => one === person);
	if (member) await giveTo(target, member, table, id);
	const value = () => storedValue(target.admin, table, id, changeable[table]);
	const before = await value();
	const mark = changedValue[table] ?? `changed-${++marks}@example.org`;
	const response = await send(target, person, requestFor(target, table, verb, id, mark));
	if (errorResponse(response)) {
		expect(await value()).toBe(before);
		return 'no';
	}
	expect(response.ok).toBe(true);
	const rows = (await response.json()) as unknown[];
	if (verb === 'select') return rows.length === 1 ? 'yes' : 'nothing';
	const after = await value();
	expect(rows.length).toBe(after === before ? 0 : 1);
	if (after === before) return 'nothing';
	expect(after).toBe(verb === 'delete' ? undefined : mark);
	return 'yes';
}

const madeFor = new WeakMap<Sql, Table>();

/** Staff and careers service stay as they are through the calls on a table that is not about them. */
async function makeStaffAndAdviser(target: PermissionTarget, table: Table): Promise<void> {
	const isAboutThem = table.startsWith('staff') || table.startsWith('careers_');
	if (!isAboutThem && madeFor.get(target.admin) === table) return;
	await makeStaff(target);
	await makeAdviser(target);
	madeFor.set(target.admin, table);
}

/** The former member was one until now. */
async function makeStaff({ admin, people }: PermissionTarget): Promise<void> {
	const { member, reviewer, former } = people;
	await admin`insert into public.staff (user_id, role) values (${member.id}, 'administrator'),
		(${reviewer.id}, 'reviewer'), (${former.id}, 'administrator') on conflict do nothing`;
	await admin`delete from public.staff where user_id not in (${member.id}, ${reviewer.id})`;
}

/** The careers service is made anew. */
async function makeAdviser({ admin, people }: PermissionTarget): Promise<void> {
	await admin`delete from public.careers_consents`;
	await admin`delete from public.careers_services`;
	await admin`insert into public.careers_services (id, university) values (${SERVICE}, 'Looms')`;
	await admin`insert into public.careers_members ${admin(rowFor('careers_members', people.adviser.id, ''))}`;
}

/** What is chosen belongs to a consent; another application can take the place of the chosen one. */
async function agreed(target: PermissionTarget): Promise<void> {
	const { admin, people } = target;
	await admin`insert into public.careers_consents
		${admin({ id: CONSENT, ...rowFor('careers_consents', people.owner.id, 'Looms') })}`;
	await notedApplication(target);
}

/** An account of which nothing is known but that it exists. */
const proposer = ({ admin }: PermissionTarget) =>
	admin`insert into auth.users (id, email) values (${PROPOSER}, 'proposer@example.org') on conflict do nothing`;

/** Only an internship that is shown can be reported or saved. */
const visibleInternship = (admin: Sql, { id }: { id?: string } = {}) =>
	admin`insert into public.internships ${admin({ ...rowFor('internships', '', id ?? REPORTED), ...(id && { id }) })}
		on conflict do nothing`;

/** A note is on an internship that its person has saved. */
const savedInternship = ({ admin, people }: PermissionTarget) =>
	admin`insert into public.saved_internships
		${admin(rowFor('saved_internships', people.owner.id, ''))} on conflict do nothing`;

async function decidedEmployer({ admin, people }: PermissionTarget): Promise<void> {
	// An account has one profile: of another test there may be one with another id.
	await admin`delete from public.employers where user_id = ${people.owner.id} and id <> ${DECIDED}`;
	await admin`insert into public.employers
		${admin({ ...rowFor('employers', people.owner.id, 'Looms'), id: DECIDED })} on conflict do nothing`;
	await ownerOf(admin, DECIDED, people.owner.id);
}

const answeredContact = ({ admin }: PermissionTarget) =>
	admin`insert into public.contacts
		${admin({ ...rowFor('contacts', '', 'answered'), id: ANSWERED })} on conflict do nothing`;

/** An application without an employer. */
const notedApplication = ({ admin, people }: PermissionTarget) =>
	admin`insert into public.applications
		${admin({ ...rowFor('applications', people.other.id, 'noted'), id: NOTED })}
		on conflict (id) do update set internship_id = null`;

/**
 * Makes a row, or the application to which it belongs, one of an internship of a company: of `unverified` where they ask, of
 * `employer` for the others.
 */
async function giveTo(target: PermissionTarget, person: Member, table: Table, id: string) {
	const { admin, people } = target;
	if (person === 'rival') await companyOf(target, 'rival');
	const company = await companyOf(target, person === 'unverified' ? person : 'employer');
	if (person === 'recruiter' || person === 'departed')
		await admin`insert into public.company_members (employer_id, user_id, role)
			values (${company}, ${people[person].id}, 'recruiter') on conflict do nothing`;
	await admin`delete from public.company_members where user_id = ${people.departed.id}`;
	if (table === 'internship_drafts')
		await admin`update public.internship_drafts set employer_id = ${company} where id = ${id}`;
	if (table === 'company_invitations')
		await admin`update public.company_invitations set employer_id = ${company} where id = ${id}`;
	if (table === 'internships')
		await admin`update public.internships set source = 'employer', employer_id = ${company} where id = ${id}`;
	if (table !== 'applications' && !table.startsWith('application_')) return;
	const listing = internshipRow(`of-${company}`, { source: 'employer', employer_id: company });
	await admin`insert into public.internships ${admin(listing)} on conflict do nothing`;
	await admin`update public.applications
		set internship_id = (select internship.id from public.internships as internship where slug = ${listing.slug})`;
}

/** @returns the id of the company, whose account is of this person */
async function companyOf({ admin, people }: PermissionTarget, person: Employer): Promise<string> {
	const row = { ...verifiedEmployer(people[person].id, person), verified: person !== 'unverified' };
	await admin`insert into public.employers ${admin(row)} on conflict do nothing`;
	const [company] = await admin`select id from public.employers where user_id = ${row.user_id}`;
	await ownerOf(admin, company?.id, row.user_id);
	return company?.id;
}

/** A trigger adds the owner, but the members of another test may have been deleted. */
const ownerOf = (admin: Sql, company: string, account: string) =>
	admin`insert into public.company_members (employer_id, user_id, role)
		values (${company}, ${account}, 'owner') on conflict do nothing`;

/** A copy belongs to an application. */
const sentApplication = ({ admin, people }: PermissionTarget) =>
	admin`insert into public.applications
		${admin({ id: APPLICATION, ...rowFor('applications', people.owner.id, 'Looms') })}
		on conflict (id) do update set internship_id = null`;

/** The answer to an interview belongs to the move that invites. */
const invitation = ({ admin }: PermissionTarget) =>
	admin`insert into public.application_events
		${admin({ ...rowFor('application_events', '', 'Come'), id: INVITATION })} on conflict do nothing`;

/** A draft belongs to a company. */
async function draftingEmployer({ admin, people: { owner } }: PermissionTarget): Promise<void> {
	await admin`delete from public.employers where user_id = ${owner.id}`;
	await admin`insert into public.employers ${admin({ id: DRAFTING, ...rowFor('employers', owner.id, 'Tidewell') })}`;
}

async function insert(target: PermissionTarget, table: Table, person: Person): Promise<Outcome> {
	const body = rowFor(table, target.people.owner.id, `new-${++marks}`);
	const before = await rowsIn(target.admin, table);
	const response = await send(target, person, ['POST', `/rest/v1/${table}`, { body }]);
	const added = (await rowsIn(target.admin, table)) - before;
	if (errorResponse(response)) {
		expect(added).toBe(0);
		return 'no';
	}
	expect(response.ok).toBe(true);
	return added === 1 ? 'yes' : 'nothing';
}

async function rowsIn(admin: Sql, table: Table): Promise<number> {
	const [counted] = await admin`select count(*)::int as rows from ${admin(`public.${table}`)}`;
	return counted?.rows;
}

function requestFor(
	{ people }: PermissionTarget,
	table: Table,
	verb: Verb,
	id: string,
	mark: string,
): Parameters<typeof call> {
	const owned = 'user_id' in rowFor(table, people.owner.id, '');
	const prefer = 'return=representation';
	if (verb === 'select') {
		const which = owned ? `user_id=eq.${people.owner.id}` : `${keyOf(table)}=eq.${id}`;
		return ['GET', `/rest/v1/${table}?${which}&select=${columnsOf(table)}`, {}];
	}
	const path = `/rest/v1/${table}?${keyOf(table)}=eq.${id}&select=${columnsOf(table)}`;
	if (verb === 'delete') return ['DELETE', path, { prefer }];
	return ['PATCH', path, { body: { [changeable[table]]: mark }, prefer }];
}

function send(
	target: PermissionTarget,
	person: Person,
	[method, path, options]: Parameters<typeof call>,
): Promise<Response> {
	const prefer = options?.prefer ?? 'return=minimal';
	if (person === 'staff') return target.staff(call(method, path, { ...options, prefer }));
	const token = person === 'visitor' ? undefined : target.people[person].token;
	return target.fetch(call(method, path, { ...options, prefer, ...(token && { token }) }));
}

function errorResponse(response: Response): boolean {
	return [401, 403, 404, 405].includes(response.status);
}

/** Inserts a row of the owner as the migrating role. */
export async function existing({ admin, people }: PermissionTarget, table: Table): Promise<string> {
	const row = rowFor(table, people.owner.id, `old-${++marks}`);
	const [added] =
		await admin`insert into ${admin(`public.${table}`)} ${admin(row)} returning ${admin(keyOf(table))} as key`;
	return added?.key;
}

export async function storedValue(
	admin: Sql,
	table: Table,
	id: string,
	column: string,
): Promise<unknown> {
	const [row] = await admin`
		select ${admin(column)}::text as value from ${admin(`public.${table}`)}
		where ${admin(keyOf(table))} = ${id}`;
	return row?.value;
}

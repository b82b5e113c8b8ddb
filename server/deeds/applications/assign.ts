import type { Sql, TransactionSql } from 'postgres';
import type { GiveOutcome } from '#schema/applications/applicants.ts';
import { requireColleague } from '#server/deeds/colleagues/company.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockApplications, noApplication, requireHost } from './applications.ts';
import { noteChanges } from './changes.ts';

/** `to` and `expected` are accounts of members of the company; null for nobody. */
type Assignment = {
	person: string;
	application: string;
	to: string | null;
	expected: string | null;
};
type Assignments = {
	person: string;
	to: string | null;
	items: { id: string; expected: string | null }[];
};

/**
 * Says which colleague takes an application on; who is given one is mailed. It changes nothing of who may answer it.
 * @param expected whose it was as the person has seen it
 * @throws {ApiError} 404; 409 changed_meanwhile; 422 no_colleague for who is no member of the company
 */
export const assignApplication = (
	sql: Sql,
	{ person, application, to, expected }: Assignment,
): Promise<void> =>
	deed(sql, async (tx) => {
		const items = [{ id: application, expected }];
		const [given] = await assignEach(tx, { person, to, items });
		if (given?.outcome === 'not_found') throw noApplication();
		if (given?.outcome === 'changed_meanwhile')
			throw conflict('changed_meanwhile', 'A colleague has changed this in the meantime.');
	});

/**
 * The same of many at once, with one mail; what a colleague has given to somebody else meanwhile stays theirs.
 * @returns what became of each
 * @throws {ApiError} 404 for people who answer none; 422 no_such_move for too many, no_colleague
 */
export const assignApplications = (sql: Sql, given: Assignments): Promise<GiveOutcome[]> =>
	deed(sql, async (tx) => {
		await requireHost(tx, { as: 'employer', person: given.person }, given.items);
		return assignEach(tx, given);
	});

async function assignEach(
	tx: TransactionSql,
	{ person, to, items }: Assignments,
): Promise<GiveOutcome[]> {
	const each = [...new Map(items.map((item) => [item.id, item])).values()];
	const asked = each.map(({ id }) => id);
	const locked = await lockApplications(tx, { as: 'employer', person }, asked);
	const own = new Set(locked.map(({ id }) => id));
	const rows = await tx<{ application_id: string; user_id: string }[]>`
		select application_id, user_id from public.application_assignments
		where application_id = any (${[...own]}::uuid[])`;
	const takenBy = new Map(rows.map(({ application_id, user_id }) => [application_id, user_id]));
	const whose = (id: string) => takenBy.get(id) ?? null;
	const outcomes = each.map(({ id, expected }): GiveOutcome => {
		if (!own.has(id)) return { application_id: id, outcome: 'not_found' };
		const isSeen = whose(id) === expected;
		return { application_id: id, outcome: isSeen ? 'given' : 'changed_meanwhile' };
	});
	const applications = outcomes
		.filter(({ application_id, outcome }) => outcome === 'given' && whose(application_id) !== to)
		.map(({ application_id }) => application_id);
	if (applications.length === 0) return outcomes;
	if (to === null) {
		await noteChanges(tx, { person, applications, kind: 'unassigned' });
		await tx`
			delete from public.application_assignments where application_id = any (${applications}::uuid[])`;
		return outcomes;
	}
	await requireColleague(tx, person, to);
	await noteChanges(tx, { person, applications, kind: 'assigned', colleague: to });
	if (to !== person) await tellAssigned(tx, to, applications);
	await tx`
		insert into public.application_assignments (application_id, user_id)
		select id, ${to}::uuid from unnest(${applications}::uuid[]) as id
		on conflict (application_id) do update set user_id = excluded.user_id, assigned_at = clock_timestamp()`;
	return outcomes;
}

/** Who goes, who has that done, and another member of the same company who takes over; null for nobody. */
type HandedOver = { account: string; by: string; successor: string | null };

/**
 * Gives what a member who goes has taken on, and what else they have open, to another, or what they have taken on to nobody; for
 * the deeds that end a membership, before they do.
 */
export async function handOver(
	tx: TransactionSql,
	{ account, by, successor }: HandedOver,
): Promise<void> {
	if (successor === null) {
		const ended = await tx<{ application_id: string }[]>`
			delete from public.application_assignments where user_id = ${account} returning application_id`;
		return noteChanges(tx, {
			...{ person: by, kind: 'unassigned' },
			applications: ended.map(({ application_id }) => application_id),
		});
	}
	const given = await tx<{ application_id: string }[]>`
		insert into public.application_assignments (application_id, user_id)
		select id, ${successor}::uuid from (
			select application_id as id from public.application_assignments where user_id = ${account}
			union select open.id from posting_rules.open_of(${account}) as open (id)
		) as theirs
		on conflict (application_id) do update set user_id = excluded.user_id, assigned_at = clock_timestamp()
			where application_assignments.user_id = ${account}
		returning application_id`;
	const applications = given.map(({ application_id }) => application_id);
	await noteChanges(tx, { person: by, applications, kind: 'assigned', colleague: successor });
	if (applications.length > 0) await tellAssigned(tx, successor, applications);
}

/** Until then what else the same member is given goes into one mail, and what is taken from them again into none. */
const TOLD_AFTER = '10 minutes';

/** Has a member mailed that applications were given to them, whatever mails they have chosen: their colleagues have none from now on. */
async function tellAssigned(tx: TransactionSql, to: string, applications: string[]): Promise<void> {
	const [waiting] = await tx<{ id: string }[]>`
		update outbox.notices
		set words = jsonb_set(words, '{applications}', words -> 'applications' || ${tx.json(applications)}::jsonb)
		where id = (
			select id from outbox.notices
			where kind = 'applications_given' and row_id = ${to} and due_at > clock_timestamp()
			order by due_at limit 1 for update skip locked
		) returning id`;
	if (waiting) return;
	await tx`
		insert into outbox.notices (kind, row_id, due_at, words)
		values ('applications_given', ${to}, clock_timestamp() + ${TOLD_AFTER}::interval,
			jsonb_build_object('applications', ${tx.json(applications)}::jsonb))`;
}

import type { Sql, TransactionSql } from 'postgres';
import { requireColleague } from '#server/deeds/colleagues/company.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockApplications, noApplication } from './applications.ts';
import { noteChanges } from './changes.ts';

/** `to` and `expected` are accounts of members of the company; null for nobody. */
type Assignment = {
	person: string;
	application: string;
	to: string | null;
	expected: string | null;
};

/**
 * Says which colleague takes an application on; who is given one is mailed. It changes nothing of who may answer it.
 * @param expected whose it was as the person has seen it
 * @throws {ApiError} 404; 409 changed_meanwhile; 422 no_colleague for who is no member of the company
 */
export const assignApplication = (
	sql: Sql,
	{ person, application, to, expected }: Assignment,
): Promise<unknown> =>
	deed(sql, async (tx) => {
		const [locked] = await lockApplications(tx, { as: 'employer', person }, [application]);
		if (!locked) throw noApplication();
		const [existing] = await tx<{ user_id: string }[]>`
			select user_id from public.application_assignments where application_id = ${application}`;
		if ((existing?.user_id ?? null) !== expected)
			throw conflict('changed_meanwhile', 'A colleague has changed this in the meantime.');
		if (to === expected) return null;
		const given = { person, applications: [application] };
		if (to === null) {
			await noteChanges(tx, { ...given, kind: 'unassigned' });
			return tx`delete from public.application_assignments where application_id = ${application}`;
		}
		await requireColleague(tx, person, to);
		await noteChanges(tx, { ...given, kind: 'assigned', colleague: to });
		if (to !== person) await tellAssigned(tx, to, [application]);
		return tx`
			insert into public.application_assignments (application_id, user_id)
			values (${application}, ${to})
			on conflict (application_id) do update set user_id = excluded.user_id, assigned_at = clock_timestamp()`;
	});

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

import type { Sql, TransactionSql } from 'postgres';
import { requireColleague } from '#server/deeds/colleagues/company.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockApplications, noApplication } from './applications.ts';

/** `to` and `expected` are accounts of members of the company; null for nobody. */
type Assignment = {
	person: string;
	application: string;
	to: string | null;
	expected: string | null;
};

/**
 * Says which colleague takes an application on. It changes nothing of who may answer it.
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
		if (to === null)
			return tx`delete from public.application_assignments where application_id = ${application}`;
		await requireColleague(tx, person, to);
		return tx`
			insert into public.application_assignments (application_id, user_id)
			values (${application}, ${to})
			on conflict (application_id) do update set user_id = excluded.user_id, assigned_at = clock_timestamp()`;
	});

/**
 * Gives all applications of a member who goes to another, or to nobody; for the deeds that end a membership.
 * @param successor another member of the same company; null for nobody
 */
export const handOver = (tx: TransactionSql, account: string, successor: string | null) =>
	successor === null
		? tx`delete from public.application_assignments where user_id = ${account}`
		: tx`update public.application_assignments set user_id = ${successor}, assigned_at = clock_timestamp()
				where user_id = ${account}`;

import type { Sql } from 'postgres';
import type { StaffPerson } from '#schema/staff/staff-answers.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

/**
 * Looks for accounts by parts of their address or name, which is logged, for each page.
 * @param after the address of the last account of the page before; null for the first page
 * @returns those found with what is stored of them, one more than staff are shown at most
 * @throws {ApiError} 404, 403 role
 */
export const lookUpPeople = (
	sql: Sql,
	{ person, typed, after }: { person: string; typed: string; after: string | null },
): Promise<StaffPerson[]> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, 'people');
		const step = { action: 'look-up', subject: 'account' } as const;
		await noteInLog(tx, person, { ...step, id: null, detail: typed });
		const rows = await tx<{ item: StaffPerson }[]>`
			select item from staff_rules.people(${typed}, ${after}) as item`;
		return rows.map(({ item }) => item);
	});

/** An account with its name, as the auth server describes it. */
type Account = {
	id: string;
	email: string;
	created_at: string;
	email_confirmed_at?: string;
	last_sign_in_at?: string;
	user_metadata: Record<string, unknown>;
};

/**
 * Logs that somebody has asked staff for a copy of their data, or for its deletion, before either is done.
 * @returns their account
 * @throws {ApiError} 404, 403 role, 409 is_staff
 */
export const takeRequest = (
	sql: Sql,
	{ person, account: id, action }: { person: string; account: string; action: 'copy' | 'delete' },
): Promise<Account> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, 'people');
		const [row] = await tx<{ account: Account | null; is_staff: boolean }[]>`
			select accounts.describe(${id}) as account,
				exists (select from public.staff where user_id = ${id}) as is_staff`;
		if (!row?.account) throw notFound('There is no such account.');
		if (action === 'delete' && row.is_staff)
			throw conflict('is_staff', 'A member of staff is removed from staff first.');
		await noteInLog(tx, person, { action, subject: 'account', id });
		return row.account;
	});

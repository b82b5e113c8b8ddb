import type { Sql, TransactionSql } from 'postgres';
import { longDate } from '#schema/london-day.ts';
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

type Requested = { person: string; account: string } & (
	| { action: 'copy'; reason: string }
	| { action: 'delete' }
);

/**
 * Logs that somebody has asked staff for a copy of their data, or for its deletion, before either is done; of a copy why, and
 * whether the register has an open request of the person.
 * @returns their account
 * @throws {ApiError} 404, 403 role, 409 is_staff
 */
export const takeRequest = (
	sql: Sql,
	{ person, account: id, ...asked }: Requested,
): Promise<Account> =>
	deed(sql, async (tx) => {
		await requireStaff(tx, person, 'people');
		const [row] = await tx<{ account: Account | null; is_staff: boolean }[]>`
			select accounts.describe(${id}) as account,
				exists (select from public.staff where user_id = ${id}) as is_staff`;
		if (!row?.account) throw notFound('There is no such account.');
		if (asked.action === 'delete' && row.is_staff)
			throw conflict('is_staff', 'A member of staff is removed from staff first.');
		const { action } = asked;
		const detail = asked.action === 'copy' ? await reasonOf(tx, row.account, asked.reason) : null;
		await noteInLog(tx, person, { action, subject: 'account', id, detail });
		return row.account;
	});

/** The reason of a copy, with the open requests of the person for access. */
async function reasonOf(tx: TransactionSql, { email }: Account, reason: string): Promise<string> {
	const requests = await tx<{ received_on: string }[]>`
		select received_on::text from public.person_requests
		where closed_at is null and kind = 'access' and lower(btrim(person)) = ${email.toLowerCase()}
		order by received_on`;
	const days = requests.map(({ received_on }) => longDate(received_on)).join(', ');
	return `${reason.trim()}\n${days ? `Request in the register, received on ${days}` : 'No open request for access in the register'}`;
}

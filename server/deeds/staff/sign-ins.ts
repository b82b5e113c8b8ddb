import type { Sql, TransactionSql } from 'postgres';
import { deed } from '#server/deeds/deed.ts';
import { noteInLog } from './staff.ts';

/** Of one account so many refused sign-ins are written down in 24 hours: nobody can fill the log by guessing. */
const MOST_REFUSED = 20;

async function isStaff(tx: TransactionSql, account: string): Promise<boolean> {
	const rows = await tx`select from public.staff where user_id = ${account}`;
	return rows.length > 0;
}

/** Logs that a member of staff has signed in; of others nothing. @param how the password, or a mailed link */
export const noteSignIn = (
	sql: Sql,
	{ account, how }: { account: string; how: 'password' | 'link' },
): Promise<void> =>
	deed(sql, async (tx) => {
		if (!(await isStaff(tx, account))) return;
		const detail = how === 'link' ? 'by a mailed link' : 'by password';
		await noteInLog(tx, account, { action: 'sign-in', subject: 'staff', id: account, detail });
	});

/** With what a second step was taken. */
export type StepTaken = 'a code of the app' | 'a recovery code' | 'a passkey';

/**
 * Logs the second step of a member of staff: until it is taken, a sign-in opens nothing of the console. Of others nothing.
 * @param taken with what; null where it was refused
 */
export async function noteStep(
	tx: TransactionSql,
	account: string,
	taken: StepTaken | null,
): Promise<void> {
	if (!(await isStaff(tx, account))) return;
	const line = taken
		? ({ action: 'second-step', detail: `with ${taken}` } as const)
		: ({ action: 'second-step-refused' } as const);
	await noteInLog(tx, account, { ...line, subject: 'staff', id: account });
}

/**
 * Logs that somebody was refused who gave the address of a member of staff. Other addresses are written down nowhere.
 * @param address in lower case
 */
export const noteRefusedSignIn = (sql: Sql, address: string): Promise<void> =>
	deed(sql, async (tx) => {
		const [member] = await tx<{ id: string; refused: number }[]>`
			select id, (
				select count(*)::integer from public.staff_log
				where subject_id = member.id::text and action = 'sign-in-refused'
					and at > clock_timestamp() - interval '24 hours'
			) as refused
			from staff_rules.members() as member where lower(email) = ${address}`;
		if (!member || member.refused >= MOST_REFUSED) return;
		const detail =
			member.refused === MOST_REFUSED - 1
				? 'Further ones of these 24 hours are not written down.'
				: null;
		await noteInLog(tx, null, {
			action: 'sign-in-refused',
			subject: 'staff',
			id: member.id,
			detail,
			by: 'somebody not signed in',
		});
	});

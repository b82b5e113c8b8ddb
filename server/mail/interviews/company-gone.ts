import type { TransactionSql } from 'postgres';
import type { OutgoingMail } from '#server/mail/mail.ts';
import type { Agreed, Settings } from './interview-file.ts';
import { ofApplications } from './interview-kinds.ts';
import { studentMail } from './interview-mails.ts';

/**
 * The mails to students whose interview ends as an account is deleted, where its company goes with it. They are made before the
 * account is deleted.
 * @param person the account
 */
export async function companyGoneMails(
	sql: TransactionSql,
	person: string,
	settings: Settings,
): Promise<OutgoingMail[]> {
	const ended = await sql<{ application_id: string; news: Agreed }[]>`
		select * from application_rules.left_by(${person})`;
	if (ended.length === 0) return [];
	const rows = await ofApplications(
		sql,
		ended.map(({ application_id }) => application_id),
	);
	return ended.flatMap(({ application_id, news }) =>
		rows
			.filter(({ id }) => id === application_id)
			.map((row) => ({ ...studentMail(row, news, settings), kind: 'interview_ended' })),
	);
}

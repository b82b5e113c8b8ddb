import type { Sql, TransactionSql } from 'postgres';
import { deed, notFound, unprocessable } from '#server/deeds/deed.ts';
import { noteInLog, requireStaff } from './staff.ts';

type About = { person: string; employer: string };

/**
 * Asks a company by a mail to its owners, and in their console. They answer there (server/deeds/answer-staff.ts) or by reply to
 * the office; the log has the question.
 * @throws {ApiError} 404, 422 question
 */
export const askEmployer = (
	sql: Sql,
	{ person, employer, question: given }: About & { question: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const company = await lockedName(tx, person, employer);
		const question = given.trim();
		if (question === '') throw unprocessable('question', 'Write what you want to know.');
		await tx`
			insert into posting_rules.staff_questions (employer_id, question) values (${employer}, ${question})`;
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('employer_question', ${employer}, ${JSON.stringify({ question })}::text::jsonb)`;
		const detail = `${company}\n${question}`;
		await noteInLog(tx, person, { action: 'ask', subject: 'employer', id: employer, detail });
	});

/** Notes in the log what a company has answered, or another thing to remember. @throws {ApiError} 404, 422 note */
export const noteAboutEmployer = (
	sql: Sql,
	{ person, employer, note: given }: About & { note: string },
): Promise<void> =>
	deed(sql, async (tx) => {
		const company = await lockedName(tx, person, employer);
		const note = given.trim();
		if (note === '') throw unprocessable('note', 'Write what the company has answered.');
		const detail = `${company}\n${note}`;
		await noteInLog(tx, person, { action: 'note', subject: 'employer', id: employer, detail });
	});

/** A company that stays until the transaction ends. @returns its name */
async function lockedName(tx: TransactionSql, person: string, id: string): Promise<string> {
	await requireStaff(tx, person);
	const [row] = await tx<{ company_name: string }[]>`
		select company_name from public.employers where id = ${id} for share`;
	if (!row) throw notFound('There is no such employer.');
	return row.company_name;
}

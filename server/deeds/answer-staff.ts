import type { Sql } from 'postgres';
import { noCompany, personOf } from '#server/deeds/colleagues/company.ts';
import { conflict, deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';

export const noStaffQuestion = () => notFound('There is no such question.');

/**
 * Answers a question of staff by an owner, with a mail to the office.
 * @param answer null where they have answered by email: nobody is mailed then
 * @throws {ApiError} 404; 409 answered where another owner has answered it
 */
export const answerStaff = (
	sql: Sql,
	{ person, question, answer }: { person: string; question: string; answer: string | null },
): Promise<void> =>
	deed(sql, async (tx) => {
		const employer = await requireMember(tx, person, 'company', noCompany);
		const [asked] = await tx<{ answered: boolean }[]>`
			select answered_at is not null as answered from posting_rules.staff_questions
			where id = ${question} and employer_id = ${employer} for update`;
		if (!asked) throw noStaffQuestion();
		if (asked.answered) throw conflict('answered', 'Another owner has answered this question.');
		await tx`
			update posting_rules.staff_questions
			set answered_at = clock_timestamp(), answer = ${answer}, answered_by = ${person}
			where id = ${question}`;
		if (answer === null) return;
		const { email } = await personOf(tx, person);
		await tx`
			insert into outbox.notices (kind, row_id, words)
			values ('employer_answer', ${question}, ${JSON.stringify({ email })}::text::jsonb)`;
	});

import type { Sql } from 'postgres';
import { deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';

/**
 * Sets how an employer is mailed about applications. What waits is mailed as it is wanted from now on.
 * @throws {ApiError} 404 without a company profile
 */
export const chooseApplicationMails = (
	sql: Sql,
	{ person, mails }: { person: string; mails: 'at-once' | 'daily' | 'never' },
): Promise<void> =>
	deed(sql, async (tx) => {
		const noCompany = () => notFound('You have no company profile.');
		const employer = await requireMember(tx, person, 'company', noCompany);
		await tx`update public.employers set application_mails = ${mails} where id = ${employer}`;
		if (mails === 'never') await tx`delete from outbox.news where employer_id = ${employer}`;
		if (mails !== 'at-once') return;
		await tx`update outbox.news set ready_at = clock_timestamp() where employer_id = ${employer}`;
		await tx`
			update outbox.notices set due_at = clock_timestamp()
			where kind = 'employer_news' and row_id = ${employer}`;
	});

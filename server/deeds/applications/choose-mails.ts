import type { Sql } from 'postgres';
import { deed, notFound } from '#server/deeds/deed.ts';

/**
 * Sets how an employer is mailed about applications. What waits is mailed as it is wanted from now on.
 * @throws {ApiError} 404 without a company profile
 */
export const chooseApplicationMails = (
	sql: Sql,
	{ person, mails }: { person: string; mails: 'at-once' | 'daily' | 'never' },
): Promise<void> =>
	deed(sql, async (tx) => {
		const [employer] = await tx<{ id: string }[]>`
			update public.employers set application_mails = ${mails} where user_id = ${person} returning id`;
		if (!employer) throw notFound('You have no company profile.');
		if (mails === 'never') await tx`delete from outbox.news where employer_id = ${employer.id}`;
		if (mails !== 'at-once') return;
		await tx`update outbox.news set ready_at = clock_timestamp() where employer_id = ${employer.id}`;
		await tx`
			update outbox.notices set due_at = clock_timestamp()
			where kind = 'employer_news' and row_id = ${employer.id}`;
	});

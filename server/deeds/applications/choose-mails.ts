import type { Sql } from 'postgres';
import type { ApplicationMails } from '#schema/employers/employer-overview.ts';
import { deed, notFound } from '#server/deeds/deed.ts';
import { requireMember } from '#server/deeds/members.ts';

/**
 * Sets how a member of a company is mailed about new applications. What waits for them is mailed as they want it from now on.
 * @throws {ApiError} 404 without a company profile
 */
export const chooseApplicationMails = (
	sql: Sql,
	{ person, mails }: { person: string; mails: ApplicationMails },
): Promise<void> =>
	deed(sql, async (tx) => {
		const noCompany = () => notFound('You have no company profile.');
		const employer = await requireMember(tx, person, 'applicants', noCompany);
		await tx`update public.company_members set application_mails = ${mails} where user_id = ${person}`;
		if (mails === 'never') await tx`delete from outbox.news where user_id = ${person}`;
		if (mails !== 'at-once') return;
		const { count } = await tx`
			update outbox.news set ready_at = clock_timestamp() where user_id = ${person} and ready_at > clock_timestamp()`;
		// Colleagues have what waits for them when they want it.
		if (count > 0)
			await tx`insert into outbox.notices (kind, row_id) values ('employer_news', ${employer})`;
	});

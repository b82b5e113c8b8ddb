import type { Sql } from 'postgres';
import { termProblems } from '#schema/employers/internship-draft.ts';
import type { Reopening } from '#schema/employers/posting.ts';
import { countApplications } from '#server/deeds/applications/applications.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockEmployer, lockOwnInternship, requireTerms } from './lock-posting.ts';

type Opening = Reopening & {
	person: string;
	internship: string;
	/** ISO date in Europe/London. */
	today: string;
};

/**
 * Opens an internship that is paused, closed or past its deadline. What has ended has a new last day, or none.
 * @throws {ApiError} 404; 409 open, not_verified, overdue or limit; 422 with the field that breaks a rule
 */
export const reopenInternship = (
	sql: Sql,
	{ person, internship: id, deadline, most_applications, today }: Opening,
): Promise<void> =>
	deed(sql, async (tx) => {
		const internship = await lockOwnInternship(tx, person, id);
		const { status, content, hidden } = internship;
		const hasEnded = status === 'closed' || (content.deadline ?? today) < today;
		if (status === 'open' && !hasEnded) throw conflict('open', 'It is open already.');
		if (hidden) throw conflict('not_verified', 'Your company is verified first.');
		if (hasEnded && (await lockEmployer(tx, internship.employer_id, today)).overdue)
			throw conflict('overdue', 'Answers to applicants are overdue. Send them first.');
		const days = hasEnded ? { starts_on: null, deadline: null } : content;
		requireTerms(termProblems({ ...content, deadline, most_applications }, today, days));
		if (most_applications !== null && most_applications <= (await countApplications(tx, id)))
			throw conflict(
				'limit',
				'It has as many applications as that already. Choose a higher number, or none.',
			);
		await tx`
			update public.internships set status = 'open', closed_at = null, paused_by = null,
				deadline = ${deadline}, most_applications = ${most_applications}
			where id = ${id}`;
	});

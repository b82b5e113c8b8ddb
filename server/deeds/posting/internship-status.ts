import type { Sql, TransactionSql } from 'postgres';
import { WITHOUT_ANSWER } from '#schema/applications/application-moves.ts';
import { termProblems } from '#schema/employers/internship-draft.ts';
import type { Reopening } from '#schema/employers/posting.ts';
import { hasPassed } from '#schema/london-day.ts';
import { countApplications } from '#server/deeds/applications/applications.ts';
import { conflict, deed } from '#server/deeds/deed.ts';
import { lockEmployer, lockOwnInternship, requireTerms } from './lock-posting.ts';

type OwnInternship = { person: string; internship: string };

/** Pauses an open internship. @throws {ApiError} 404, 409 with its status */
export const pauseInternship = (
	sql: Sql,
	{ person, internship: id }: OwnInternship,
): Promise<void> =>
	deed(sql, async (tx) => {
		const { status } = await lockOwnInternship(tx, person, id);
		if (status !== 'open') throw conflict(status, 'It is not open any more.');
		await tx`
			update public.internships set status = 'paused', paused_by = 'employer' where id = ${id}`;
		// The mails go after ten minutes, if it is still paused: a press by mistake sends none.
		await tx`
			insert into outbox.notices (kind, row_id, due_at)
			select 'internship_paused', ${id}, clock_timestamp() + application_rules.take_back_time()
			where not exists (select from outbox.notices where kind = 'internship_paused' and row_id = ${id})`;
	});

/**
 * Closes an internship once every applicant has an answer.
 * @throws {ApiError} 404, 409 closed, or `waiting` and the number of applicants without an answer
 */
export const closeInternship = (
	sql: Sql,
	{ person, internship: id }: OwnInternship,
): Promise<void> =>
	deed(sql, async (tx) => {
		const { status } = await lockOwnInternship(tx, person, id);
		if (status === 'closed') throw conflict('closed', 'It is closed already.');
		const [row] = await tx<{ waiting: number }[]>`
			select count(*)::integer as waiting from public.applications
			where internship_id = ${id} and status = any (${WITHOUT_ANSWER})`;
		if (row && row.waiting > 0)
			throw conflict(`waiting ${row.waiting}`, 'Some applicants have no answer yet.');
		await tx`
			update public.internships set status = 'closed', closed_at = clock_timestamp(), paused_by = null
			where id = ${id}`;
		await tx`insert into outbox.notices (kind, row_id) values ('internship_closed', ${id})`;
	});

/** @throws {ApiError} 409 stopped_by_staff */
async function requireNotStopped(tx: TransactionSql, id: string): Promise<void> {
	const [stop] = await tx`select from posting_rules.stops where internship_id = ${id}`;
	if (stop)
		throw conflict(
			'stopped_by_staff',
			'Our staff have stopped this internship. Answer the email that says why.',
		);
}

type Opening = Reopening &
	OwnInternship & {
		/** ISO date in Europe/London. */
		today: string;
	};

/**
 * Opens an internship that is paused, closed or past its deadline. What has ended has a new last day, or none.
 * @throws {ApiError} 404; 409 open, stopped_by_staff, not_verified, overdue or limit; 422 with the field that breaks a rule
 */
export const reopenInternship = (
	sql: Sql,
	{ person, internship: id, deadline, most_applications, today }: Opening,
): Promise<void> =>
	deed(sql, async (tx) => {
		const internship = await lockOwnInternship(tx, person, id);
		const { status, content, hidden } = internship;
		const hasEnded = status === 'closed' || hasPassed(content.deadline, today);
		if (status === 'open' && !hasEnded) throw conflict('open', 'It is open already.');
		await requireNotStopped(tx, id);
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

import type { TransactionSql } from 'postgres';
import type { InterviewNews } from '#schema/applications/interview/interview.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { withStudentAndOwners } from '#server/mail/mail-parts.ts';
import type { Agreed, InterviewRow } from './interview-file.ts';
import { interviewMails, reminderMails } from './interview-mails.ts';

type NoticeRow = Omit<InterviewRow, 'email' | 'name' | 'attempt' | 'owners'> & {
	/** Of the notice: an application, or a move of one. */
	id: string;
	/** The accounts of the student, and of the owners of the company. */
	user_id: string;
	owners: string[];
};

/** What the mails say of an application, in SQL. */
const columns = (tx: TransactionSql) => tx`
	application.id as application_id, application.user_id, application.program_type, application.program_name,
	array(select owner.user_id from posting_rules.owners_of(employer.id) as owner) as owners,
	employer.company_name as company, (
		select application_rules.iso_moment(held.starts_at) from public.application_interviews as held
		where held.application_id = application.id and application_rules.holds_interview(application.id)
	) as holds, application_rules.today()::text as today`;

const joined = (tx: TransactionSql) => tx`
	public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer
		on employer.id = internship.employer_id and employer.host_since is not null`;

/** Applications with an interview. Reads as the running role. */
export const ofApplications = async (tx: TransactionSql, ids: string[]) =>
	withStudentAndOwners(
		tx,
		await asService(
			tx,
			tx<NoticeRow[]>`
				select application.id, ${columns(tx)} from ${joined(tx)}
				where application.id = any (${ids}::uuid[])`,
		),
	);

const ofMoves = async (tx: TransactionSql, ids: string[]) =>
	withStudentAndOwners(
		tx,
		await asService(
			tx,
			tx<NoticeRow[]>`
				select event.id, ${columns(tx)} from ${joined(tx)}
				join public.application_events as event on event.application_id = application.id
				where event.id = any (${ids}::uuid[])
					and not exists (select from public.application_events as later where later.takes_back = event.id)`,
		),
	);

/**
 * The time that an application holds and that is to come, as it was mailed last. Reads as the running role.
 * @returns undefined where there is none
 */
export async function readHeld(
	tx: TransactionSql,
	application: string,
): Promise<{ row: InterviewRow; news: Agreed } | undefined> {
	const [news] = await asService(
		tx,
		tx<Agreed[]>`
			select 'chosen' as what, answered_at as at, revision, starts_at, minutes, place, null as message, zone
			from application_rules.coming_interview(${application})`,
	);
	const [row] = news ? await ofApplications(tx, [application]) : [];
	return news && row && { row, news };
}

export const interviewKinds = [
	mailKind({
		kind: 'interview_answers',
		read: ofApplications,
		mail: (row, settings, news: InterviewNews) => interviewMails(row, settings, news),
	}),
	mailKind({
		kind: 'interview_ended',
		read: ofMoves,
		mail: (row, settings, news: InterviewNews) => interviewMails(row, settings, news),
	}),
	mailKind({
		kind: 'interview_reminders',
		read: ofApplications,
		mail: (row, settings, news: InterviewNews) => reminderMails(row, settings, news),
	}),
];

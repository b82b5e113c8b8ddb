import type { TransactionSql } from 'postgres';
import type { InterviewNews } from '#schema/applications/interview/interview.ts';
import { asService, mailKind } from '#server/mail/mail-kind.ts';
import { toldColumns, withStudentAndTold } from '#server/mail/mail-parts.ts';
import type { Agreed, InterviewRow } from './interview-file.ts';
import { interviewMails, reminderMails } from './interview-mails.ts';

type NoticeRow = Omit<InterviewRow, 'email' | 'name' | 'attempt' | 'told' | 'contact'> & {
	/** Of the notice: an application, or a move of one. */
	id: string;
	/** The accounts of the student, of the members of the company that are told, and of whom the student replies to. */
	user_id: string;
	told: string[];
	contact: string | null;
	employer: string | null;
};

/** What the mails say of an application, in SQL. */
const columns = (tx: TransactionSql) => tx`
	application.id as application_id, application.user_id, application.program_type, application.program_name,
	${toldColumns(tx)}, employer.id as employer, employer.company_name as company, (
		select application_rules.iso_moment(held.starts_at) from public.application_interviews as held
		where held.application_id = application.id and application_rules.holds_interview(application.id)
	) as holds, application_rules.today()::text as today`;

const joined = (tx: TransactionSql) => tx`
	public.applications as application
	left join public.internships as internship on internship.id = application.internship_id
	left join public.employers as employer
		on employer.id = internship.employer_id and employer.host_since is not null`;

const applicationRows = (tx: TransactionSql, ids: string[]) =>
	asService(
		tx,
		tx<NoticeRow[]>`
			select application.id, ${columns(tx)} from ${joined(tx)}
			where application.id = any (${ids}::uuid[])`,
	);

/** Applications with an interview. Reads as the running role. */
export const ofApplications = async (tx: TransactionSql, ids: string[]) =>
	withStudentAndTold(tx, await applicationRows(tx, ids));

const moveRows = (tx: TransactionSql, ids: string[]) =>
	asService(
		tx,
		tx<NoticeRow[]>`
			select event.id, ${columns(tx)} from ${joined(tx)}
			join public.application_events as event on event.application_id = application.id
			where event.id = any (${ids}::uuid[])
				and not exists (select from public.application_events as later where later.takes_back = event.id)`,
	);

/**
 * Adds whoever had the application when an earlier mail brought the interview into their calendar, while they answer for the
 * company: what changes or ends it changes that calendar too. Notes who has it from now on.
 */
async function withCalendars(tx: TransactionSql, rows: readonly NoticeRow[]) {
	const ids = rows.map(({ application_id }) => application_id);
	const kept = await asService(
		tx,
		tx<{ application_id: string; user_id: string; employer: string | null }[]>`
			select application_id, user_id, posting_rules.employer_of(user_id, 'applicants') as employer
			from outbox.interview_calendars where application_id = any (${ids}::uuid[])`,
	);
	const told = rows.map((row) => {
		const others = kept.filter(
			({ application_id, employer }) =>
				application_id === row.application_id && employer !== null && employer === row.employer,
		);
		return { ...row, told: [...new Set([...row.told, ...others.map(({ user_id }) => user_id)])] };
	});
	await noteCalendars(
		tx,
		told.flatMap(({ application_id, holds, told }) =>
			(holds ? told : []).map((user_id) => ({ application_id, user_id })),
		),
	);
	const over = rows.flatMap(({ application_id, holds }) => (holds ? [] : application_id));
	await asService(
		tx,
		tx`delete from outbox.interview_calendars where application_id = any (${over}::uuid[])`,
	);
	return withStudentAndTold(tx, told);
}

/** Notes whose calendars have an interview. Runs as the running role. */
const noteCalendars = (tx: TransactionSql, kept: { application_id: string; user_id: string }[]) =>
	asService(
		tx,
		tx`
			insert into outbox.interview_calendars (application_id, user_id)
			select * from unnest(${kept.map(({ application_id }) => application_id)}::uuid[],
				${kept.map(({ user_id }) => user_id)}::uuid[])
			on conflict do nothing`,
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
		read: async (tx, ids) => withCalendars(tx, await applicationRows(tx, ids)),
		mail: (row, settings, news: InterviewNews) => interviewMails(row, settings, news),
	}),
	mailKind({
		kind: 'interview_ended',
		read: async (tx, ids) => withCalendars(tx, await moveRows(tx, ids)),
		mail: (row, settings, news: InterviewNews) => interviewMails(row, settings, news),
	}),
	mailKind({
		kind: 'interview_reminders',
		read: ofApplications,
		mail: (row, settings, news: InterviewNews) => reminderMails(row, settings, news),
	}),
];

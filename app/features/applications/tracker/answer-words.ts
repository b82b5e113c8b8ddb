import { daysLate, WAIT_AFTER_DUE_DAYS } from '#schema/applications/answers.ts';
import {
	type ApplicationStatus,
	awaitsAnswer,
	meaningOf,
	studentLabelOf,
} from '#schema/applications/application-moves.ts';
import type { Interview } from '#schema/applications/interview/interview.ts';
import { isDayOver, isRemindedOf } from '#schema/applications/interview/interview-state.ts';
import { dayOfTime } from '#schema/applications/interview/interview-words.ts';
import type { AppliedFor, StudentApplication } from '#schema/applications/student-applications.ts';
import { offerStands } from '#schema/applications/what-needs-me.ts';
import { daysAfter, longDate, nearDate, untilEndOf } from '#schema/london-day.ts';

const ENDED: Partial<Record<ApplicationStatus, string>> = {
	accepted: 'You have accepted the offer.',
	declined: 'You have declined the offer.',
	rejected: 'Your application goes no further this time.',
	withdrawn: 'You have withdrawn this application. You can apply again while it is open.',
};

/** An application that waits for its answer. */
export const waits = ({ status }: Pick<StudentApplication, 'status'>) => awaitsAnswer(status);

type Due = Pick<StudentApplication, 'status' | 'answer_due_on'> & {
	offer_until?: string | null;
	interview?: Interview | null;
};
type DueApplication = Due & { internship: Pick<AppliedFor, 'source'> | null };

/** By how many days its answer is late; 0 once there is one. @param today ISO date in Europe/London */
export const lateBy = (application: Due, today: string) =>
	waits(application) ? daysLate(application.answer_due_on, today) : 0;

/** "3 days late" */
export const lateWords = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} late`;

/** For who answers it. */
export const dueWords = (due: string, today: string) =>
	`Answer by ${due === today ? 'today' : nearDate(due, today)}`;

/** Where the application stands for its student, and by when they get an answer. */
export function answerWords(application: DueApplication, today: string): string {
	const { status, answer_due_on } = application;
	const due = longDate(answer_due_on);
	const late = lateBy(application, today);
	if (late > 0)
		return `An answer was promised by ${due} and is ${lateWords(late)}. That says nothing about you.${lateMeans(application)}`;
	const meaning =
		ENDED[status] ?? meaningOf(status, isEmployers(application) ? 'The employer' : null);
	if (status === 'offered' && !offerStands(application.offer_until, today))
		return `The offer has ended: its last day was ${longDate(application.offer_until ?? '')}. Write to ${isEmployers(application) ? 'the employer' : 'us'} if you would still like to accept: the offer can be renewed.`;
	if (status === 'interview') return interviewWords(application, meaning ?? '', today);
	if (!waits(application)) return meaning ?? '';
	return [meaning, `You will hear by ${untilEndOf(answer_due_on)}, whatever the answer is.`]
		.filter(Boolean)
		.join(' ');
}

/** What an invitation asks for, or what has become of it. @param meaning what it means, in a sentence */
function interviewWords(application: DueApplication, meaning: string, today: string): string {
	const { interview } = application;
	const isTheirs = isEmployers(application);
	const them = isTheirs ? 'the employer' : 'us';
	if (!interview)
		return `${meaning} To agree a time, reply to our email about the invitation: your reply goes to ${them}.`;
	const { answer, cancelled } = interview;
	if (cancelled)
		return `${isTheirs ? 'The employer has' : 'We have'} cancelled the interview. Your application stays open: to write to ${them}, reply to our email.`;
	if (answer?.starts_at && isDayOver(interview, today))
		return `Your interview was on ${dayOfTime(answer.starts_at)}. ${isTheirs ? 'The employer says' : 'We say'} what comes next, and you get an email about it.`;
	if (answer?.starts_at)
		return `You have chosen a time. Our email to both of you has it${isRemindedOf(answer.starts_at, today) ? ', and we remind you the day before' : ''}.`;
	if (answer?.message)
		return 'You have written that none of the times suits you. You may be given others, and can still choose one of these.';
	return `${meaning} Choose one of the times, or say that none of them suits.`;
}

/** Whether an employer answers it; else we do. */
const isEmployers = ({ internship }: DueApplication) => internship?.source === 'employer';

/** What happens while an answer is owed. */
function lateMeans(application: DueApplication): string {
	const { answer_due_on } = application;
	const employer = isEmployers(application)
		? ' We have reminded the employer, who can post nothing new until you have it.'
		: '';
	const last = longDate(daysAfter(answer_due_on, WAIT_AFTER_DUE_DAYS));
	return `${employer} If none has come by ${last}, this closes as “${studentLabelOf('unanswered', application.internship?.source)}”.`;
}

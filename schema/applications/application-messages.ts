import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { MESSAGE_REPORT_REASONS } from '#schema/report-reasons.ts';
import { optionalText, requiredText } from '#schema/text.ts';
import type { ApplicationStatus } from './application-moves.ts';
import { REPORTS_THAT_STOP, type Risk } from './message-risks.ts';

/** Who write to each other about an application. Where our office answers it, there are no messages. */
export type Side = 'student' | 'employer';

/** How many messages about one application a side may write on a day in London. */
export const MOST_A_DAY = 20;
/** How many messages one application may have. */
export const MOST_OF_ONE = 400;

/**
 * Who may write in each status. An employer asks one question before an invitation or an offer, and answers the student as
 * often as is needed: `student-first`.
 */
const MAY_WRITE: Record<ApplicationStatus, 'both' | 'student-first' | 'nobody'> = {
	submitted: 'student-first',
	'in-review': 'student-first',
	unanswered: 'student-first',
	interview: 'both',
	offered: 'both',
	accepted: 'both',
	declined: 'nobody',
	rejected: 'nobody',
	withdrawn: 'nobody',
};

/** Whether messages can be written in a status at all. */
export const takesMessages = (status: ApplicationStatus) => MAY_WRITE[status] !== 'nobody';

/** What decides whether a side may write now. */
export type MessageFacts = {
	/** As who answers sees it, and as the student is shown it while a move can be taken back. */
	status: ApplicationStatus;
	shown_status: ApplicationStatus;
	/** Whether our office answers the application. */
	to_office: boolean;
	/** How many each side has written; not those that staff have not sent. */
	written: Record<Side, number>;
	/** How many the writer’s side has written on this day in London. */
	written_today: number;
	/** How many employers have reported messages of the student, as long as staff have not resolved it. */
	reporters: number;
};

/** Why somebody cannot write now. */
export type WhyNot = 'office' | 'ended' | 'asked' | 'full' | 'today' | 'reported';

/** @returns null for who may write */
export function whyNotWrite(side: Side, facts: MessageFacts): WhyNot | null {
	const { status, shown_status, written } = facts;
	if (facts.to_office) return 'office';
	if (!takesMessages(side === 'student' ? shown_status : status)) return 'ended';
	const isFirst = side === 'employer' && written.student === 0;
	// An invitation that can be taken back is none yet: the student would read of it here first.
	if (isFirst && MAY_WRITE[shown_status] === 'student-first' && written.employer > 0)
		return 'asked';
	if (written.student + written.employer >= MOST_OF_ONE) return 'full';
	if (facts.written_today >= MOST_A_DAY) return 'today';
	if (side === 'student' && facts.reporters >= REPORTS_THAT_STOP) return 'reported';
	return null;
}

/** The same in words for the writer: on the page, and as the refusal of a message. */
export function whyNotWords(why: WhyNot, side: Side): string {
	switch (why) {
		case 'office':
			return 'Our office answers this application now, and not the employer. Use the contact form to write to us.';
		case 'ended':
			return side === 'student'
				? 'This application has ended. You can read the messages, and write no more.'
				: 'This application has ended, or the student has withdrawn it. You can read the messages, and write no more.';
		case 'asked':
			return 'You have asked your question. You can write again once the student has answered, or is invited to an interview.';
		case 'full':
			return `There are ${MOST_OF_ONE} messages about this application, which is the most. Write to each other by email.`;
		case 'today':
			return `You have sent ${MOST_A_DAY} messages about this application today, which is the most. Send the next one tomorrow.`;
		case 'reported':
			return 'Employers have reported messages of yours. You can write again once our staff have looked at them.';
	}
}

/** A message as one of both sides reads it; moments are ISO. */
export type ApplicationMessage = {
	id: string;
	side: Side;
	/** When it was sent; when it was written, where it is not sent. */
	at: string;
	text: string;
	/** Who has written it, by name; null where the account is gone or has no name. */
	writer: string | null;
	/** Whether it was sent to the reader’s side and nobody of it has seen it before. */
	is_new: boolean;
	/** Of the reader’s own side: `waiting` for staff, or `returned` by them with an answer; both are not sent. */
	state: 'sent' | 'waiting' | 'returned';
	/** Why staff look at it first, and which words they are. */
	found: Risk[];
	words: string[];
	/** Why staff have not sent it. */
	answer: string | null;
	/** Whether the reader’s side has reported it. */
	reported: boolean;
};

/** The messages about an application, oldest first. */
export type Conversation = {
	/** The company; null where our office answers. */
	company: string | null;
	messages: ApplicationMessage[];
	/** Why the reader cannot write now; null where they can. */
	why_not: WhyNot | null;
	/** Whether the next message of the employer is their one question. */
	is_question: boolean;
};

export const newMessage = v.strictObject({ text: requiredText(limits.applicationMessage) });

/** What is wrong with a message of the other side. */
export const conversationReport = v.strictObject({
	reason: v.picklist(MESSAGE_REPORT_REASONS),
	message: optionalText(limits.message),
});
export type ConversationReport = v.InferOutput<typeof conversationReport>;

/** A message as staff read it with a report; moments are ISO. */
export type ReportedMessage = Pick<ApplicationMessage, 'id' | 'side' | 'at' | 'text' | 'writer'> & {
	/** Whether it is the one that was reported. */
	reported: boolean;
	/** Whether it is sent. */
	sent: boolean;
	/** Until when staff can stop it, as nobody has read it; null where they cannot. */
	leaves_at: string | null;
};

import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { requiredText } from '#schema/text.ts';
import { type ApplicationMessage, MOST_A_DAY } from './application-messages.ts';
import { REPORTS_THAT_STOP } from './message-risks.ts';

/** How many questions about one internship a student may ask in all. */
export const MOST_ABOUT_ONE = 20;

/** What decides whether somebody may ask the employer of an internship before an application. */
export type AskingFacts = {
	/** Whether the account is a student’s: not of staff, of a company or of a careers service. */
	is_student: boolean;
	/** Whether the internship is public and not closed, and its company has an account and is checked. */
	is_asked: boolean;
	/** Whether there is an application to it among whose messages one can ask. */
	has_applied: boolean;
	/** Whether the last question about it has no answer yet. */
	waits: boolean;
	/** How many were asked about it, and how many about all on this day in London. */
	asked: number;
	asked_today: number;
	/** How many employers have reported messages or questions of the student, as long as staff have not resolved it. */
	reporters: number;
};

/** Why somebody cannot ask now. */
export type WhyNotAsk =
	| 'not-student'
	| 'office'
	| 'applied'
	| 'reported'
	| 'waits'
	| 'full'
	| 'today';

/** @returns null for who may ask */
export function whyNotAsk(facts: AskingFacts): WhyNotAsk | null {
	if (!facts.is_student) return 'not-student';
	if (!facts.is_asked) return 'office';
	if (facts.has_applied) return 'applied';
	if (facts.reporters >= REPORTS_THAT_STOP) return 'reported';
	if (facts.waits) return 'waits';
	if (facts.asked >= MOST_ABOUT_ONE) return 'full';
	if (facts.asked_today >= MOST_A_DAY) return 'today';
	return null;
}

const whyWords: Record<WhyNotAsk, string> = {
	'not-student': 'Only students ask here. Use the contact form to write to us.',
	office:
		'This employer takes no questions about it here now. Use the contact form to write to us.',
	applied: 'You have applied for it. Ask on the page of your application.',
	reported:
		'Employers have reported messages of yours. You can ask again once our staff have looked at them.',
	waits: 'Your last question about it has no answer yet. Ask the next one after that.',
	full: `You have asked ${MOST_ABOUT_ONE} questions about it, which is the most.`,
	today: `You have asked ${MOST_A_DAY} questions today, which is the most. Ask the next one tomorrow.`,
};

/** The same in words: on the page, and as the refusal of a question. */
export const whyNotAskWords = (why: WhyNotAsk): string => whyWords[why];

/** A question about an internship, with its one answer; moments are ISO. */
export type ListingQuestion = {
	id: string;
	/** The internship. */
	slug: string;
	title: string;
	company: string;
	asked_at: string;
	text: string;
	answer: {
		text: string;
		at: string;
		/** By name; null where the account is gone or has no name. */
		writer: string | null;
	} | null;
	/** Whether the reader’s side has not seen it, or for a student its answer, before. */
	is_new: boolean;
	/** Whether the reader’s side has reported what the other one has written. */
	reported: boolean;
	/** For its company: the last answer that is not sent; null where there is none, and for the student. */
	held: HeldAnswer | null;
};

/** An answer that waits for staff, or that they have returned with the reason `answer`. */
type HeldAnswer = Pick<ApplicationMessage, 'text' | 'found' | 'words' | 'answer'> & {
	state: 'waiting' | 'returned';
};

/** What a student has asked, newest first; with the internship about which they want to ask. */
export type OwnQuestions = {
	questions: ListingQuestion[];
	about: {
		slug: string;
		title: string;
		company: string;
		why_not: WhyNotAsk | null;
		/** Their application among whose messages they ask; null where there is none. */
		application: string | null;
	} | null;
};

/** What students ask a company: what has no answer first, the oldest of it first; then the newest answers. */
export type QuestionsToCompany = { questions: ListingQuestion[] };

/** How many questions a list has at most. */
export const MOST_LISTED = 200;

export const newQuestion = v.strictObject({
	internship: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), v.maxLength(160)),
	text: requiredText(limits.applicationMessage),
});

import { daysLate } from '#schema/applications/answers.ts';
import { type ApplicationStatus, awaitsAnswer } from '#schema/applications/application-moves.ts';
import type { Interview } from '#schema/applications/interview/interview.ts';
import { agreedTime, isToAnswer } from '#schema/applications/interview/interview-state.ts';
import { hasPassed } from '#schema/london-day.ts';

/**
 * What an application needs, in the order of the list: first the work that was accepted, then what needs its student, then
 * interviews that its student has answered, then what needs others.
 */
const NEEDS = ['accepted', 'interview', 'offer', 'arranged', 'late', 'waiting', 'ended'] as const;
export type Need = (typeof NEEDS)[number];

/** An application as its student sees it; `offer_until` is the last day for the answer to an offer. */
type Standing = {
	status: ApplicationStatus;
	answer_due_on: string;
	offer_until?: string | null | undefined;
	/** What was offered. */
	offer?: { first_day: string; last_day: string } | null | undefined;
	/** The invitation with times, and the answer to it. */
	interview?: Interview | null | undefined;
};

/** Whether an offer can be answered on that day: its last day counts until it ends in Europe/London. */
export const offerStands = (offerUntil: string | null | undefined, today: string) =>
	!hasPassed(offerUntil, today);

/** @param today ISO date in Europe/London */
export function needOf(
	{ status, answer_due_on, offer_until, offer, interview }: Standing,
	today: string,
): Need {
	if (status === 'accepted') return offer && offer.last_day < today ? 'ended' : 'accepted';
	if (status === 'interview') return isToAnswer(interview) ? 'interview' : 'arranged';
	if (status === 'offered') return offerStands(offer_until, today) ? 'offer' : 'ended';
	if (!awaitsAnswer(status)) return 'ended';
	return daysLate(answer_due_on, today) > 0 ? 'late' : 'waiting';
}

/**
 * The day that its student may put into a calendar: by which an answer is promised, or by which an offer is to be
 * answered. Null where there is none, or it has passed.
 */
export function dayToNote(
	{ status, answer_due_on, offer_until }: Standing,
	today: string,
): { what: 'Answer' | 'Offer'; day: string } | null {
	if (awaitsAnswer(status))
		return daysLate(answer_due_on, today) > 0 ? null : { what: 'Answer', day: answer_due_on };
	if (status !== 'offered' || !offer_until || !offerStands(offer_until, today)) return null;
	return { what: 'Offer', day: offer_until };
}

/** Whether its student has something to do: an interview to arrange, or an offer to answer. */
export const needsStudent = (application: Standing, today: string) =>
	['interview', 'offer'].includes(needOf(application, today));

/** What needs the student first, and of that what ends first; what has ended stays in its order. */
export const byNeed = <One extends Standing>(applications: readonly One[], today: string): One[] =>
	[...applications].sort((a, b) => {
		const [one, other] = [needOf(a, today), needOf(b, today)];
		if (one !== other) return NEEDS.indexOf(one) - NEEDS.indexOf(other);
		if (one === 'ended') return 0;
		return dayOf(a).localeCompare(dayOf(b));
	});

const dayOf = ({ status, answer_due_on, offer_until, offer, interview }: Standing) =>
	(status === 'accepted' && offer?.first_day) ||
	(status === 'offered' && offer_until) ||
	(status === 'interview' && agreedTime(interview)) ||
	answer_due_on;

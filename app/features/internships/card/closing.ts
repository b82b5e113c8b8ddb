import type { InternshipSummary } from '#schema/internships/internship.ts';
import { daysBetween, hasPassed, nearDate } from '#schema/london-day.ts';

export type Closing = {
	/** `last`: today or tomorrow; `soon`: within a week, or paused. */
	tone: 'closed' | 'last' | 'soon' | 'later';
	text: string;
};

/** Of one that takes no more applications, whatever its deadline. */
const closed: Closing = { tone: 'closed', text: 'Closed' };

/** Of one that takes none for now. */
const paused: Closing = { tone: 'soon', text: 'Paused: takes no applications now' };

type ClosingFacts = Partial<Pick<InternshipSummary, 'status'>> &
	Pick<InternshipSummary, 'deadline'>;

/** Whether it takes applications on that day. @param today ISO date in Europe/London */
export const isOpenOn = ({ status = 'open', deadline }: ClosingFacts, today: string): boolean =>
	status === 'open' && !hasPassed(deadline, today);

/** What a card says of that: "Closed", "Paused", or until when one can apply. @param today as above */
export function closingOf({ status, deadline }: ClosingFacts, today: string): Closing {
	if (status === 'closed') return closed;
	const byDeadline = closing(deadline, today);
	return status === 'paused' && byDeadline.tone !== 'closed' ? paused : byDeadline;
}

/**
 * When applications end.
 * @param deadline ISO date of the last day, in Europe/London; null where there is none
 * @param today ISO date there
 */
export function closing(deadline: string | null, today: string): Closing {
	if (deadline === null) return { tone: 'later', text: 'No closing date' };
	if (hasPassed(deadline, today)) return closed;
	const days = daysBetween(today, deadline);
	if (days === 0) return { tone: 'last', text: 'Closes today, UK time' };
	if (days === 1) return { tone: 'last', text: 'Closes tomorrow, UK time' };
	if (days <= 7) return { tone: 'soon', text: `Closes in ${days} days` };
	return { tone: 'later', text: `Apply by ${nearDate(deadline, today)}` };
}

import { daysBetween, longDate, nearDate } from '#schema/london-day.ts';

export type Closing = {
	/** `last`: today or tomorrow; `soon`: within a week. */
	tone: 'closed' | 'last' | 'soon' | 'later';
	text: string;
};

/** Of one that takes no more applications, whatever its deadline. */
export const closed: Closing = { tone: 'closed', text: 'Closed' };

/** Of one that takes none for now. */
export const paused: Closing = { tone: 'closed', text: 'Paused: takes no applications now' };

/**
 * When applications end.
 * @param deadline ISO date of the last day, in Europe/London; null where there is none
 * @param today ISO date there; without it, on pages that are made once for many days, the date is said
 */
export function closing(deadline: string | null, today?: string): Closing {
	if (deadline === null) return { tone: 'later', text: 'No closing date' };
	if (today === undefined) return { tone: 'later', text: `Apply by ${longDate(deadline)}` };
	const days = daysBetween(today, deadline);
	if (days < 0) return closed;
	if (days === 0) return { tone: 'last', text: 'Closes today' };
	if (days === 1) return { tone: 'last', text: 'Closes tomorrow' };
	if (days <= 7) return { tone: 'soon', text: `Closes in ${days} days` };
	return { tone: 'later', text: `Apply by ${nearDate(deadline, today)}` };
}

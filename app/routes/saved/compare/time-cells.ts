import { startsText } from '#app/features/internships/card/card-text.ts';
import { closingOf } from '#app/features/internships/card/closing.ts';
import { fitWords } from '#app/features/internships/fit/fit-line.tsx';
import { offerStands } from '#schema/applications/what-needs-me.ts';
import { visaNotes } from '#schema/internships/student-visa.ts';
import { hoursInFigures } from '#schema/internships/weekly-hours.ts';
import { daysAfter, daysBetween, dayText, longDate, nearDate } from '#schema/london-day.ts';
import type { Fit, FitLevel, FitWork } from '#schema/students/fit.ts';
import type { Cell } from './cell.ts';
import type { Column } from './columns.ts';

/** From the fewest to the most, where they vary, and when they are. */
export const hoursCell = ({ work, hours_pattern }: Column): Cell => ({
	main: hoursInFigures(work),
	more: hours_pattern ? [hours_pattern] : [],
});

/** The first and the last day, or when it can begin, and for how long. */
export function daysCell({ work: { starts_on, starts, weeks }, last_day }: Column): Cell {
	const length = `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
	if (!starts_on) return { main: startsText(starts), more: [length] };
	const last = last_day ?? daysAfter(starts_on, weeks * 7 - 1);
	const isOneYear = starts_on.slice(0, 4) === last.slice(0, 4);
	const first = isOneYear ? dayText(starts_on) : longDate(starts_on);
	return { main: `${first} to ${longDate(last)}`, more: [length] };
}

/** The value of a fit without any condition. */
export const FITS = 2;
const LEVELS: Record<FitLevel, number | null> = { full: FITS, half: 1, empty: 0, unknown: null };

/**
 * How the work goes with the person's permission and days; without a profile what a Student visa allows in general. What
 * contradicts an offer comes first.
 */
export function fitCell({ work, offer }: Column, fitOf: ((work: FitWork) => Fit) | null): Cell {
	const doubts = offer?.doubts ?? [];
	if (!fitOf) return doubts.length > 0 ? doubted(doubts, 'half') : generalFit(work);
	const fit = fitOf(work);
	if (doubts.length > 0) return doubted(doubts, fit.fit === 'empty' ? 'empty' : 'half');
	return {
		main: fitWords(fit),
		fit: fit.fit,
		asksTerms: fit.asks === 'terms',
		value: LEVELS[fit.fit],
	};
}

const doubted = (doubts: string[], fit: 'half' | 'empty'): Cell => ({
	main: 'Check before you accept',
	more: doubts,
	fit,
	value: LEVELS[fit],
});

function generalFit(work: FitWork): Cell {
	const notes = visaNotes(work);
	const visa = notes.find(({ fit }) => fit !== 'permit');
	if (!visa || visa.fit === 'permit')
		return { main: 'The rules of the country where you work decide', fit: 'unknown', value: null };
	return {
		main: visa.words,
		more: notes.filter(({ fit }) => fit === 'permit').map(({ words }) => words),
		fit: visa.fit,
		value: LEVELS[visa.fit],
	};
}

/** Until when one can apply, or answer the offer. */
export function deadlineCell({ offer, listing, status }: Column, today: string): Cell {
	if (offer) return offerDay(offer, today);
	if (!listing) return { main: 'Closed' };
	const { deadline } = listing;
	const { tone, text } = closingOf({ status, deadline }, today);
	if (tone === 'closed' || status !== 'open' || deadline === null) return { main: text };
	return dayCell(nearDate(deadline, today), deadline, today);
}

function offerDay({ isAccepted, until }: NonNullable<Column['offer']>, today: string): Cell {
	if (isAccepted) return { main: 'You have accepted the offer' };
	if (!until) return { main: 'Your offer names no last day' };
	if (!offerStands(until, today)) return { main: `Your offer ended on ${nearDate(until, today)}` };
	return dayCell(`Answer by ${nearDate(until, today)}`, until, today);
}

function dayCell(main: string, day: string, today: string): Cell {
	const days = daysBetween(today, day);
	const left = days === 0 ? 'today, UK time' : days === 1 ? 'tomorrow, UK time' : `in ${days} days`;
	return { main, more: [left], value: days };
}

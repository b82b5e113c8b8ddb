import type { ListingState } from '#schema/internships/catalogue-contract.ts';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { daysAfter, londonDay } from '#schema/london-day.ts';
import type { Card } from './database.ts';
import { hourlyPayOf } from './index/facts.ts';

/** How long a closed listing has its page. */
const DAYS_SHOWN = 90;

/** The day after which it takes no applications; null while it is open or paused without a deadline. */
const lastDay = ({
	status,
	closed_at,
	deadline,
}: Pick<Card, 'status' | 'closed_at' | 'deadline'>) =>
	status === 'closed' && closed_at ? londonDay(new Date(closed_at)) : deadline;

/** @param today an ISO date in Europe/London */
export function stateOf(
	card: Pick<Card, 'status' | 'closed_at' | 'deadline'>,
	today: string,
): ListingState {
	const last = lastDay(card);
	const isPast = last !== null && last < today;
	if (card.status !== 'closed' && !isPast) return card.status;
	return last !== null && daysAfter(last, DAYS_SHOWN) < today ? 'gone' : 'closed';
}

/** A row as the site shows it on that day. */
export function summaryOf<Row extends Card>(
	{ number: _, ...card }: Row,
	today: string,
): Omit<Row, 'number'> & InternshipSummary {
	const state = stateOf(card, today);
	return { ...card, hourly_pay: hourlyPayOf(card), status: state === 'gone' ? 'closed' : state };
}

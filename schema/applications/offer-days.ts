import { daysAfter, daysBetween } from '#schema/london-day.ts';
import { workingDaysAfter } from '#schema/working-days.ts';

/** A student has at least this many working days for the answer to an offer, and by default this many. */
const LEAST_WORKING_DAYS = 3;
const USUAL_WORKING_DAYS = 5;
/** The last day is at most this far away. */
const MOST_DAYS = 90;

export const OFFER_DAY_ASKED = `Give the student at least ${LEAST_WORKING_DAYS} working days to answer, and at most ${MOST_DAYS} days. Saturdays, Sundays and bank holidays in England and Wales do not count.`;

/** The first day that an offer of today may end on. @param today ISO date in Europe/London */
export const earliestOfferDay = (today: string) => workingDaysAfter(today, LEAST_WORKING_DAYS);
export const latestOfferDay = (today: string) => daysAfter(today, MOST_DAYS);
export const usualOfferDay = (today: string) => workingDaysAfter(today, USUAL_WORKING_DAYS);

export const isOfferDay = (day: string, today: string) =>
	day >= earliestOfferDay(today) && daysBetween(today, day) <= MOST_DAYS;

import { daysAfter, londonDay } from '#schema/london-day.ts';

/**
 * Noon, in UTC, of the day in London so many days after today, or before it. As not every day there has 24 hours, an
 * hour near midnight may be in another day than is counted.
 */
export const noonIn = (days: number): Date =>
	new Date(`${daysAfter(londonDay(new Date()), days)}T12:00:00Z`);

import * as v from 'valibot';

/** A day of the calendar as "2027-06-14", in this century. */
export const isoDay = v.pipe(
	v.string(),
	v.regex(/^20\d\d-\d\d-\d\d$/, 'must be a date such as 2027-06-14'),
	v.check(isDay, 'must be a day that exists'),
);

/** 29 February is there in leap years only. */
export function isDay(day: string): boolean {
	const time = Date.parse(`${day}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** A moment as the database tells it, with its difference to UTC; in this century. */
export const isoMoment = v.pipe(
	v.string(),
	v.isoTimestamp(),
	v.regex(/^20.*(Z|[+-](0\d|1[0-4])(:?\d\d)?)$/, 'must be a moment of this century'),
	v.check((moment) => isDay(moment.slice(0, 10)), 'must be on a day that exists'),
);

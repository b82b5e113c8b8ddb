import * as v from 'valibot';
import { isDay } from '#schema/iso-day.ts';

/** A moment as the database tells it, with its difference to UTC; in this century. */
export const isoMoment = v.pipe(
	v.string(),
	v.isoTimestamp(),
	v.regex(/^20.*(Z|[+-](0\d|1[0-4])(:?\d\d)?)$/, 'must be a moment of this century'),
	v.check((moment) => isDay(moment.slice(0, 10)), 'must be on a day that exists'),
);

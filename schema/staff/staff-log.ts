import * as v from 'valibot';
import { isoDay } from '#schema/iso-day.ts';
import { exportReason } from './reasoned-export.ts';

const text = (most: number) =>
	v.optional(v.pipe(v.string(), v.maxLength(most), v.excludes('\0'), v.trim()), '');

/** More than there are kinds of steps. */
const MOST_STEPS = 200;

/** A line of the log is looked for by all that is given. A step is its action and what it is done to: "approve draft". */
const filters = {
	/** In the details of a step. */
	q: text(200),
	/** In the address of who took it. */
	person: text(200),
	/** One of these; every step where none is named. */
	steps: v.optional(
		v.pipe(v.array(v.pipe(v.string(), v.maxLength(121))), v.maxLength(MOST_STEPS)),
		[],
	),
	/** Days in Europe/London, the last one included. */
	from: v.optional(v.nullable(isoDay), null),
	to: v.optional(v.nullable(isoDay), null),
};

/** `before`: the number of the last line that was read. */
export const logSearch = v.strictObject({
	...filters,
	before: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null),
});
export type LogFilters = Omit<v.InferOutput<typeof logSearch>, 'before'>;

/** What is taken out of the log, and why. */
export const logExport = v.strictObject({
	...filters,
	reason: exportReason,
});

/** A file has so many lines at most, the newest. */
export const MOST_LOG_LINES = 10_000;

import * as v from 'valibot';
import { isoDay } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import { daysBetween, hasPassed } from '#schema/london-day.ts';
import { requiredLine } from '#schema/text.ts';

/** Of so many times a student chooses one. */
export const MOST_TIMES = 5;
/** How long an interview can be, in minutes. */
export const LENGTHS = [15, 20, 30, 45, 60, 90, 120] as const;
export const USUAL_LENGTH = 30;
/** An interview is at most so far away. */
const MOST_DAYS = 90;

/** What clocks in London show. */
const londonTimeOfDay = v.strictObject({
	day: isoDay,
	time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 14:05')),
});
export type LondonTimeOfDay = v.InferOutput<typeof londonTimeOfDay>;

/** An invitation as its sender gives it. Without one, the student is asked to write. */
export const givenInvitation = v.strictObject({
	/** None where the sender cancels. */
	times: v.pipe(v.array(londonTimeOfDay), v.maxLength(MOST_TIMES)),
	minutes: v.picklist(LENGTHS),
	/** An address, or a link to a call; shown as text. */
	place: v.nullable(requiredLine(limits.url)),
	/** Whether each time is for one student. */
	one_each: v.boolean(),
	cancelled: v.boolean(),
	/** The number of the student’s answer that the sender has seen; null before the first. */
	seen: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type GivenInvitation = v.InferOutput<typeof givenInvitation>;

/** An invitation as it is stored with its move. The constraint is application_rules.is_invitation. */
export type Invitation = Pick<GivenInvitation, 'place' | 'one_each' | 'cancelled'> & {
	/** Moments, ISO in UTC with milliseconds, each once and in order; none where it is cancelled. */
	times: string[];
	minutes: number;
};

/** The invitation that ends one before it. @param seen the number of the student’s answer that the sender has seen */
export const cancellation = (seen: number | null): GivenInvitation => ({
	times: [],
	minutes: USUAL_LENGTH,
	place: null,
	one_each: true,
	cancelled: true,
	seen,
});

type Faults = { times?: string; place?: string };

/**
 * What is wrong with an invitation, as far as form and server can both say it. Whether London’s clocks show a time once, and
 * whether it has passed, the server says alone.
 * @param today ISO date in Europe/London
 */
export function invitationFaults(
	{ times, place, cancelled }: Pick<GivenInvitation, 'times' | 'place' | 'cancelled'>,
	today: string,
): Faults {
	if (cancelled) return times.length > 0 ? { times: 'What is cancelled has no times.' } : {};
	const fault = timesFault(times, today);
	return {
		...(fault && { times: fault }),
		...(place === null && { place: 'Say where it is, or give the link.' }),
	};
}

function timesFault(times: readonly LondonTimeOfDay[], today: string): string | undefined {
	if (times.length === 0) return 'Give at least one time.';
	if (!times.every((one) => v.is(londonTimeOfDay, one)))
		return 'Give a day and a time in each line.';
	if (times.some(({ day }) => hasPassed(day, today)))
		return 'A day has passed: give one that is to come.';
	if (times.some(({ day }) => daysBetween(today, day) > MOST_DAYS))
		return `Give times within the next ${MOST_DAYS} days.`;
	if (new Set(times.map(({ day, time }) => `${day} ${time}`)).size < times.length)
		return 'The same time stands there twice.';
	return undefined;
}

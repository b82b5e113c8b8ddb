import * as v from 'valibot';
import { isoMoment } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import { optionalText, uuid } from '#schema/text.ts';
import type { Invitation } from './invitation.ts';

/** How often a student can answer one invitation; what is chosen can be cancelled after that as well. */
export const MOST_ANSWERS = 20;

/** A time zone by its name, such as Europe/Paris; null for one that is not known here. */
const timeZone = v.fallback(
	v.nullable(v.pipe(v.string(), v.maxLength(60), v.check(isTimeZone))),
	null,
);

function isTimeZone(name: string): boolean {
	try {
		return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
	} catch {
		// It throws a RangeError for a zone that it does not know.
		return false;
	}
}

/** The answer of a student to the times of an interview. */
export const interviewAnswer = v.strictObject({
	/** The invitation that was seen: the id of its move. */
	event: uuid,
	/** The number of the answer that was seen; null before the first. */
	seen: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
	/** One of the times; null where none suits, or where the one that was chosen is cancelled. */
	time: v.nullable(isoMoment),
	/** When would suit, or why it is cancelled. */
	message: optionalText(limits.note),
	/** Where the student is; those who invite are shown the time there too. */
	zone: timeZone,
});
export type InterviewAnswer = v.InferOutput<typeof interviewAnswer>;

/** The answer as it is stored. */
type StoredAnswer = {
	/** How often the invitation was answered until then, with this. */
	number: number;
	/** ISO with the time. */
	at: string;
	/** The time that holds, as in `times`; null where none does. */
	starts_at: string | null;
	message: string | null;
	zone: string | null;
};

/** The newest invitation with times, and its answer, as the reader may see it. */
export type Interview = Omit<Invitation, 'times'> & {
	/** The id of its move. */
	event: string;
	/** `free` is false where another student holds the time, and each time is for one. */
	times: { at: string; free: boolean }[];
	answer: StoredAnswer | null;
};

/** What is mailed of an interview: `ended` by a move of its application, `cancelled` by its student. */
export type InterviewNews = {
	what: 'chosen' | 'moved' | 'none' | 'cancelled' | 'ended' | 'reminder';
	/** When it was done: ISO with the time. */
	at: string;
	/** Higher with each mail: SEQUENCE. */
	revision: number;
	/** The time that holds, or has held; null where none suits. */
	starts_at: string | null;
	minutes: number;
	place: string | null;
	message: string | null;
	zone: string | null;
};

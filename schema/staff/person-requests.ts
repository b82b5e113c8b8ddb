import * as v from 'valibot';
import { isoDay } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import { daysAfter, monthsAfter } from '#schema/london-day.ts';
import { optionalText, requiredLine, requiredText } from '#schema/text.ts';

/** What people ask of their data, under UK GDPR: articles 15, 17 and 16, and a complaint about how it is used. */
export const REQUEST_KINDS = ['access', 'erasure', 'correction', 'complaint'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** In words, for staff. */
export const requestLabels: Record<RequestKind, string> = {
	access: 'Access: a copy of their data',
	erasure: 'Erasure',
	correction: 'Correction',
	complaint: 'Complaint about how data is used',
};

/** Months to answer in, and with the extension (UK GDPR, art. 12(3)). */
const MONTHS = 1;
const MONTHS_EXTENDED = 3;

/** From so many days before it is due a request counts in what waits. */
const REQUEST_WAITS_DAYS = 7;

/** A request can be entered for so many days after it was received. */
export const RECEIVED_WITHIN_DAYS = 365;

/**
 * The last day to answer a request: the day of the month on which it was received, one month later, or with the extension three;
 * where that month is shorter, its last day. A weekend moves nothing: the earlier day is always in time.
 * @param received ISO date in Europe/London
 * @param isExtended whether the two further months were taken
 * @returns ISO date
 */
export const requestDueOn = (received: string, isExtended = false): string =>
	monthsAfter(received, isExtended ? MONTHS_EXTENDED : MONTHS);

/** Whether it counts in what waits. @param today ISO date in Europe/London */
export const isDueSoon = (dueOn: string, today: string) =>
	dueOn <= daysAfter(today, REQUEST_WAITS_DAYS);

/** What staff enter of a request. */
export const newPersonRequest = v.strictObject({
	kind: v.picklist(REQUEST_KINDS),
	person: requiredLine(limits.email),
	received_on: isoDay,
	note: optionalText(limits.staffNote),
});
export type NewPersonRequest = v.InferOutput<typeof newPersonRequest>;

/** Why it takes two months more; the person is told so by whoever answers. */
export const requestExtension = v.strictObject({ reason: requiredText(limits.staffNote) });

/** What was done. */
export const requestClosing = v.strictObject({ outcome: requiredText(limits.staffNote) });

/** A request of a person; days are ISO dates in Europe/London, moments ISO with the time. */
export type PersonRequest = {
	id: string;
	kind: RequestKind;
	/** Who asks: an address, or a name. */
	person: string;
	received_on: string;
	due_on: string;
	/** What they ask for. */
	note: string | null;
	/** Why two months were added; null where they were not. */
	extension: string | null;
	closed_at: string | null;
	outcome: string | null;
};

/** The lists of requests: those that wait for an answer, and those that are closed. */
export const REQUEST_LISTS = ['open', 'done'] as const;

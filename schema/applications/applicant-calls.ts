import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { exportReason } from '#schema/staff/reasoned-export.ts';
import { internshipSlug, optionalText, requiredLine, requiredText, uuid } from '#schema/text.ts';
import { MOST_AT_ONCE, TEMPLATE_STATUSES } from './applicants.ts';
import { APPLICATION_STATUSES, REJECTION_REASONS } from './application-moves.ts';
import { givenDetails } from './details.ts';
import { savedQuery } from './saved-filters.ts';

const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

const reasons = v.optional(
	v.pipe(v.array(v.picklist(keysOf(REJECTION_REASONS))), v.maxLength(10)),
	[],
);
const wish = {
	to: v.picklist(APPLICATION_STATUSES),
	reasons,
	/** To the student, who reads it together with the status. */
	message: optionalText(limits.message),
	...givenDetails,
	/** Of an offer: that there may be more than places. */
	beyond_places: v.optional(v.boolean()),
	/** Of offers to several: that some wrote other days. */
	other_days: v.optional(v.boolean()),
};

/** A move by who answers; `expected` is the status that they have seen. */
export const hostMove = v.strictObject({ expected: v.picklist(APPLICATION_STATUSES), ...wish });
export type HostMove = v.InferOutput<typeof hostMove>;

/** One move of many applications, each with the status that was seen. */
export const hostMoves = v.strictObject({
	moves: v.pipe(
		v.array(v.strictObject({ id: uuid, expected: v.picklist(APPLICATION_STATUSES) })),
		v.minLength(1),
		v.maxLength(MOST_AT_ONCE, `has more than ${MOST_AT_ONCE} applications`),
	),
	...wish,
});
export type HostMoves = v.InferOutput<typeof hostMoves>;

export const chosenApplications = v.strictObject({
	ids: v.pipe(v.array(uuid), v.minLength(1), v.maxLength(MOST_AT_ONCE)),
});

/** An export of staff: why, and of which applications, where they were chosen one by one. */
export const staffExport = v.strictObject({
	reason: exportReason,
	ids: v.optional(chosenApplications.entries.ids),
});

/** The ids in a query, as many as stand beside an application. */
export const fewIds = v.pipe(
	v.string(),
	v.transform((ids) => ids.split(',')),
	v.array(uuid),
	v.maxLength(20),
);

/** A note, with the account of the colleague whom it names. */
export const newNote = v.strictObject({
	text: requiredText(limits.note),
	colleague: v.optional(v.nullable(uuid)),
});

/** Whose an application is to be, and was as it was seen, by account; null for nobody. */
export const assignment = v.strictObject({ to: v.nullable(uuid), expected: v.nullable(uuid) });

/** The same of many, each with whose it was as it was seen. */
export const assignments = v.strictObject({
	to: v.nullable(uuid),
	items: v.pipe(
		v.array(v.strictObject({ id: uuid, expected: v.nullable(uuid) })),
		v.minLength(1),
		v.maxLength(MOST_AT_ONCE),
	),
});
export type Assignments = v.InferOutput<typeof assignments>;

/** Whether who applies for an internship is hidden until the invitation. */
export const hiddenNames = v.strictObject({ internship: internshipSlug, hide: v.boolean() });

/** Stars, or the shortlist, of some applications; what is left out stays as it is. */
export const applicationMarks = v.strictObject({
	ids: chosenApplications.entries.ids,
	stars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))),
	shortlisted: v.optional(v.boolean()),
});

const filterName = requiredLine(limits.filterName);

/** A combination of filters that is kept under a name: the query of the list’s address. */
export const newSavedFilter = v.strictObject({
	name: filterName,
	query: v.pipe(
		v.string(),
		v.maxLength(limits.filterQuery),
		v.transform((given: string) => savedQuery(given)),
		v.minLength(1, 'has no filter that is known'),
		v.maxLength(limits.filterQuery),
	),
});

export const renamedFilter = v.strictObject({ name: filterName });

/** With `text` null our words are used again. */
export const messageTemplate = v.strictObject({
	to: v.picklist(TEMPLATE_STATUSES),
	text: v.nullable(requiredText(limits.message)),
});

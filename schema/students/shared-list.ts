import * as v from 'valibot';
import type { InternshipSummary } from '#schema/internships/internship.ts';
import { limits } from '#schema/limits.ts';
import { internshipSlug, optionalLine, requiredLine } from '#schema/text.ts';

/** How many lists an account can share at a time. */
export const MOST_LISTS = 20;

/** How many internships a list can have. The same figure is in supabase/migrations. */
export const MOST_LISTED = 100;

/** After how many months a list ends by itself. The same figure is in supabase/functions/retention.sql. */
export const LIST_MONTHS = 12;

/** `name`: what its maker wants to be called on it. */
const words = {
	title: requiredLine(limits.listTitle),
	line: optionalLine(limits.listLine),
	name: optionalLine(limits.name),
};
export type ListWords = v.InferOutput<typeof changedList>;

export const changedList = v.strictObject(words);

/** The internships by slug. */
export const newList = v.strictObject({
	...words,
	internships: v.pipe(v.array(internshipSlug), v.minLength(1), v.maxLength(MOST_LISTED)),
});
export type NewList = v.InferOutput<typeof newList>;

/** The query of the address of a search of which a list may be made. */
export const listSearch = v.strictObject({
	query: v.pipe(v.string(), v.maxLength(limits.alertQuery)),
});

/** What a search finds for a list: the first of `total`, of which those of `exact` satisfy all of its text and come first. */
export type ListSearchResult = {
	items: InternshipSummary[];
	exact: number;
	total: number;
	/** The day in Europe/London. */
	today: string;
};

/** A list as its maker sees it; days are ISO dates in Europe/London. */
export type OwnList = {
	id: string;
	title: string;
	line: string | null;
	name: string | null;
	/** How many internships were chosen for it. */
	count: number;
	made_on: string;
	/** From when on it is deleted. */
	ends_on: string;
	/** Null where the server no longer has the secret with which it was made: it can be read there all the same. */
	address: string | null;
};

/** Newest first. */
export type OwnLists = { items: OwnList[] };

/** A list as everybody with its address sees it. */
export type SharedList = {
	title: string;
	line: string | null;
	name: string | null;
	items: InternshipSummary[];
	/** How many of those chosen for it are no longer on the site. */
	gone: number;
};

const PLACES = { open: 0, paused: 1, closed: 2 } as const;

/** First what takes applications, of that what closes first; what has no deadline comes after it. */
export const inListOrder = <Item extends Pick<InternshipSummary, 'status' | 'deadline' | 'title'>>(
	items: readonly Item[],
): Item[] =>
	items.toSorted(
		(one, other) =>
			PLACES[one.status] - PLACES[other.status] ||
			(one.deadline ?? '9').localeCompare(other.deadline ?? '9') ||
			one.title.localeCompare(other.title),
	);

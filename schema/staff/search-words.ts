import * as v from 'valibot';
import type { AddedWord } from '#schema/internships/understanding/added-words.ts';
import { limits } from '#schema/limits.ts';
import { requiredLine } from '#schema/text.ts';

/** What people type, and a word that the search knows for the same; null where it says nothing. */
export const searchWord = v.strictObject({
	typed: requiredLine(limits.searchWord),
	means: v.nullable(requiredLine(limits.searchWord)),
});

/** What a word would do to the answers to the judged queries: the project's own, and those that weights are fitted on. */
export type SearchWordTrial = AddedWord & {
	/** How many queries were asked. */
	judged: number;
	/** Those of whose first three answers more are right, and fewer. */
	better: string[];
	worse: string[];
	/** Whether fewer answers to the project's own queries are right in all: then it is not added. */
	refused: boolean;
	/** The first internships of the site that the word leads to; none where it says nothing. */
	titles: string[];
	/** How many open internships have the word in their title. */
	titled: number;
};

/** A word that staff have added; `added_at` is ISO. */
export type SearchWord = AddedWord & {
	id: string;
	added_at: string;
	/** Whether its meaning is not among the words of the content any more, so that it does nothing. */
	unused: boolean;
};

/** The newest first; and all words that another one may be a word for. */
export type SearchWords = { words: SearchWord[]; meanings: string[] };

import { searchTables } from '#content/search/tables.ts';
import { filtersOf, type InternshipSearch } from '#schema/internships/internship-search.ts';
import type { FacetName } from '#schema/internships/search-facets.ts';
import {
	type AddedWord,
	meaningsIn,
	withWords,
} from '#schema/internships/understanding/added-words.ts';
import {
	type Dictionary,
	dictionaryOf,
	keyOf,
} from '#schema/internships/understanding/concepts.ts';
import { coordinatesIn } from '#schema/internships/understanding/distances.ts';
import { FILTER_WORDS } from '#schema/internships/understanding/read-filters.ts';
import { understand } from '#schema/internships/understanding/understand.ts';
import type { Understood } from '#schema/internships/understanding/understood.ts';
import { isWord } from './english.ts';
import type { Texts } from './index/texts.ts';
import { roleWeights } from './roles/weights-file.ts';

/** What the search knows of the words that people type. @param added those of staff, beside those of the content */
export const dictionaryWith = (added: readonly AddedWord[]): Dictionary =>
	dictionaryOf(withWords(searchTables, added), FILTER_WORDS);

let ofTables: Map<string, string> | undefined;
const knownMeanings = () => {
	ofTables ??= meaningsIn(searchTables);
	return ofTables;
};

/** The words of the content that another one may be a word for, in alphabetical order. */
export const meanings = (): string[] =>
	[...knownMeanings().values()].sort((one, other) => one.localeCompare(other, 'en'));

/** One of them, as the tables write it. */
export const meaningOf = (text: string): string | undefined => knownMeanings().get(keyOf(text));

/** Where towns are, by their names. */
export const coordinates = coordinatesIn(searchTables.coordinates);

/** The facets of a search that somebody has set: its text says nothing about them. */
export const chosenIn = (search: InternshipSearch): FacetName[] =>
	filtersOf(search).filter((name) => name !== 'q' && name !== 'company');

/**
 * What the text of a search asks for.
 * @param today ISO date in Europe/London
 * @param texts the words of open internships, and the dictionary they were taken in with
 */
export const readSearch = (
	search: InternshipSearch,
	today: string,
	texts: Pick<Texts, 'dictionary' | 'has' | 'heads' | 'names' | 'isCompany'>,
): Understood =>
	understand(search.q, {
		dictionary: texts.dictionary,
		today,
		chosen: new Set(chosenIn(search)),
		knows: texts.has,
		heads: texts.heads,
		names: texts.names,
		isCompany: texts.isCompany,
		isWord,
		roles: roleWeights(),
	});

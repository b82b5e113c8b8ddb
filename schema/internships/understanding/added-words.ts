import { type Dictionary, keyOf } from './concepts.ts';
import { coordinatesIn } from './distances.ts';
import { readFilter } from './read-filters.ts';
import { NEGATION_WORDS } from './sentence/negation.ts';
import { listOf, type PlaceLine, type SearchTables } from './tables.ts';
import { wordsIn } from './words.ts';

/** What people type, and a word of the tables that it is another word for; null where it says nothing. */
export type AddedWord = { typed: string; means: string | null };

/** A saying as it is kept: its words as they are searched, without the signs by which the tables are written. */
export const sayingOf = (text: string): string =>
	wordsIn(text)
		.map(({ word }) => word)
		.join(' ');

/** The tables with further words, each in every line where the word stands that it is another word for. */
export function withWords(tables: SearchTables, added: readonly AddedWord[]): SearchTables {
	const others = new Map<string, string[]>();
	for (const { typed, means } of added) {
		const key = means === null ? '' : keyOf(means);
		others.set(key, [...(others.get(key) ?? []), typed]);
	}
	const of = (names: string) => listOf(names).flatMap((name) => others.get(keyOf(name)) ?? []);
	const more = (names: string) => [names, ...new Set(of(names))].join(', ');
	const moreInRegion = ([region, names]: PlaceLine): PlaceLine => [more(region), names];
	const ofTowns = townsIn(tables).flatMap((town) =>
		of(town).map((name): PlaceLine => [name, town]),
	);
	return {
		...tables,
		concepts: tables.concepts.replaceAll(TYPED, more),
		ignored: [tables.ignored, ...(others.get('') ?? [])].join(', '),
		said: tables.said.map((line) => ({ ...line, typed: more(line.typed) })),
		towns: tables.towns.map(moreInRegion),
		areas: [...tables.areas.map(moreInRegion), ...ofTowns],
	};
}

/** The words that are typed, of each line of the concepts. */
const TYPED = /^[^#|\n][^|\n]*(?= \|)/gm;

const townsIn = ({ coordinates, towns }: SearchTables): string[] => [
	...new Set([
		...coordinatesIn(coordinates).keys(),
		...towns.flatMap(([, names]) => listOf(names)),
	]),
];

/** The words that another one may be a word for, by `keyOf`. */
export function meaningsIn(tables: SearchTables): Map<string, string> {
	const typed = tables.concepts.match(TYPED) ?? [];
	const regions = [...tables.towns, ...tables.areas].map(([region]) => region);
	const names = [...typed, ...tables.said.map((line) => line.typed), ...regions].flatMap(listOf);
	return new Map([...names, ...townsIn(tables)].map((name) => [keyOf(name), name]));
}

/** Whether the search reads a saying already: as a field of work, a place, a filter, or as nothing. @param today ISO date */
export function isRead(dictionary: Dictionary, saying: string, today: string): boolean {
	const key = keyOf(saying);
	const { concepts, places, said, ignored, unsearched, posts, roles, countries } = dictionary;
	return (
		[concepts, places, said, ignored, unsearched, posts, roles, countries].some((one) =>
			one.has(key),
		) ||
		dictionary.peoples.has(key) ||
		dictionary.translations.has(key) ||
		NEGATION_WORDS.includes(saying) ||
		readFilter(saying, today)?.length === saying.length
	);
}

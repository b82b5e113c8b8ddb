import type { Place } from '#schema/internships/places.ts';
import type { Coordinates } from './distances.ts';
import type { SaidLine } from './said.ts';

/** Towns of a region, or parts of one place: "Canary Wharf" is London. */
export type PlaceLine = readonly [region: string, names: string];

/** The tables by which sentences are read (content/search). */
export type SearchTables = {
	/** As content/search/concepts.ts says. */
	concepts: string;
	/** Lines: verbs, their objects, then sectors and other words as in a concept. */
	tasks: string;
	/** Lines: sectors, then words that name no work and are near them. */
	nearest: string;
	/** Sayings that every internship answers: "internship", "I want to". */
	ignored: string;
	/** Sayings about the person or the closing date, by which nothing is found: "second year". */
	unsearched: string;
	/** Words that tell one post from another only in its title: "assistant". */
	posts: string;
	/** Words for who does a work, which say little behind a word for that work: "analyst". */
	roles: string;
	/** By region: the other towns of a region are near. */
	towns: readonly PlaceLine[];
	/** Several towns or countries under one name: "up north". */
	areas: readonly PlaceLine[];
	/** Parts and stations of the cities. */
	districts: readonly PlaceLine[];
	/** Names that are towns only behind "in" or "near": "reading". */
	doubtful: string;
	/** Short forms that are common words too: read only in capitals or in a short text. */
	shortForms: string;
	said: readonly SaidLine[];
	/** Lines: English words, then the same in other languages. */
	otherLanguages: string;
	/** Pairs: what people write for a longer word, then that word. */
	writtenShort: string;
	/** Names of languages that internships ask for. */
	spoken: string;
	/** Lines: regions that remote internships name, then countries, each with the word for who comes from there. */
	countries: string;
	/** Lines: a country, then its cities. */
	foreignCities: string;
	/** Where towns are. */
	coordinates: string;
	/** The letters of postcodes with their town; whole districts of another town. */
	postcodeAreas: string;
	postcodeDistricts: string;
};

export type MeantPlace = {
	label: string;
	places: readonly Place[];
	towns: readonly string[];
	near: readonly string[];
	/** Forms of the words under which places name it: a district, or a town that belongs to a city here. */
	words?: readonly string[];
	/** Where it is, for the distance from there. */
	at?: Coordinates;
};

/** A country where somebody works from: its name, and the regions to which remote work is open there. */
export type Country = { name: string; regions: readonly string[] };

export const listOf = (text: string): string[] =>
	text
		.split(',')
		.map((one) => one.trim())
		.filter(Boolean);

const linesOf = (text: string): [first: string, second: string][] =>
	text
		.split('\n')
		.filter(Boolean)
		.map((line) => {
			const [first = '', second = ''] = line.split(' | ');
			return [first, second];
		});

/** Countries and large cities abroad, by the words of their names; and the words for people of a country. */
export function countriesIn(
	{ countries, foreignCities }: SearchTables,
	keyOf: (text: string) => string,
): { countries: Map<string, Country>; peoples: Set<string> } {
	const byName = new Map<string, Country>();
	const peoples = new Set<string>();
	for (const [regions, names] of linesOf(countries))
		for (const pair of listOf(names)) {
			const [name = '', people] = pair.split('=');
			byName.set(keyOf(name), { name, regions: listOf(regions) });
			if (people) peoples.add(keyOf(people));
		}
	for (const [country, cities] of linesOf(foreignCities))
		for (const city of listOf(cities)) {
			const meant = byName.get(keyOf(country));
			if (meant) byName.set(keyOf(city), meant);
		}
	return { countries: byName, peoples };
}

/** English words for what people write in other languages, by its words in a row, written as one. */
export function translationsIn(text: string, keyOf: (text: string) => string): Map<string, string> {
	const translations = new Map<string, string>();
	for (const [english, others] of linesOf(text))
		for (const other of listOf(others)) {
			const key = keyOf(other);
			if (key !== '' && !translations.has(key)) translations.set(key, english);
		}
	return translations;
}

/** "yr year, M Manchester" → yr: year, M: Manchester */
export const pairsIn = (text: string): Map<string, string> =>
	new Map(
		listOf(text).map((pair): [string, string] => {
			const space = pair.indexOf(' ');
			return [pair.slice(0, space), pair.slice(space + 1)];
		}),
	);

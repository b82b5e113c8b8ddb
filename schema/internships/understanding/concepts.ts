import type { Place } from '#schema/internships/places.ts';
import type { Sector } from '#schema/internships/sectors.ts';
import { formsIn } from './words.ts';

/** A line of the table of concepts: words that people type, the sectors that they lead to, other words for the same. */
export type ConceptLine = { typed: string[]; sectors: string[]; words: string[] };
/** Towns of a region, or parts of one place: "Canary Wharf" is London. */
export type PlaceLine = readonly [region: string, names: string];

/** The tables by which sentences are read (content/search). */
export type SearchTables = {
	/** As content/search/concepts.ts says. */
	concepts: string;
	/** Sayings that every internship answers: "internship", "I want to". */
	ignored: string;
	/** Sayings about the person or the closing date, by which nothing is found: "second year". */
	unsearched: string;
	/** Words that tell one post from another only in its title: "assistant". */
	posts: string;
	/** By region: the other towns of a region are near. */
	towns: readonly PlaceLine[];
	/** Several towns or countries under one name: "up north". */
	areas: readonly PlaceLine[];
	/** Parts of the cities. */
	districts: readonly PlaceLine[];
	/** Names that are towns only behind "in" or "near": "reading". */
	doubtful: string;
	/** Short forms that are common words too: read only in capitals or in a short text. */
	shortForms: string;
};

export type MeantSector = { sector: Sector; weight: number; sure: boolean };

/** What a concept leads to. `terms` are words, or several in a row written as one: "machinelearning". */
export type Concept = { sectors: readonly MeantSector[]; terms: readonly string[] };
type MeantPlace = {
	label: string;
	places: readonly Place[];
	towns: readonly string[];
	near: readonly string[];
};

/** The tables as they are looked up: by the words of a saying in a row, written as one. */
export type Dictionary = {
	concepts: ReadonlyMap<string, Concept>;
	places: ReadonlyMap<string, MeantPlace>;
	doubtful: ReadonlySet<string>;
	shortForms: ReadonlySet<string>;
	ignored: ReadonlySet<string>;
	unsearched: ReadonlySet<string>;
	posts: ReadonlySet<string>;
	/** Every single word in any of them. */
	words: ReadonlySet<string>;
	/** Sayings of several words, each written as one. */
	phrases: ReadonlySet<string>;
	/** The first word of each of them. */
	phraseStarts: ReadonlySet<string>;
	/** Most words in a saying. */
	longest: number;
};

/** "Front end" and "frontend" are the same. */
export const keyOf = (text: string): string => formsIn(text).join('');
const listOf = (text: string): string[] =>
	text
		.split(',')
		.map((one) => one.trim())
		.filter(Boolean);

/** The lines of a table of concepts. */
export const conceptLines = (table: string): ConceptLine[] =>
	table
		.split('\n')
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => {
			const [typed = '', sectors = '', words = ''] = line.split(' | ');
			return { typed: listOf(typed), sectors: listOf(sectors), words: listOf(words) };
		});

/** A weight less for each sector that comes later. */
const sectorsOf = (names: readonly string[]): MeantSector[] =>
	names.map((name, place) => ({
		sector: name.replace('~', '') as Sector,
		weight: Math.max(0.4, 1 - 0.15 * place) * (name.startsWith('~') ? 0.3 : 1),
		sure: !name.startsWith('~'),
	}));

/** Later lines add to earlier ones that have the same words. @param extra single words that are known besides */
export function dictionaryOf(tables: SearchTables, extra: readonly string[]): Dictionary {
	const concepts = new Map<string, Concept>();
	const sayings: string[] = [];
	for (const { typed: own, sectors, words: others } of conceptLines(tables.concepts)) {
		sayings.push(...own, ...others);
		const terms = [...own, ...others].map(keyOf).filter((term) => term.length > 3);
		for (const key of own.map(keyOf)) {
			const known = concepts.get(key);
			concepts.set(key, {
				sectors: [...(known?.sectors ?? []), ...sectorsOf(sectors)],
				terms: [...new Set([...(known?.terms ?? []), ...terms])],
			});
		}
	}
	const places = placesIn(tables);
	const keysOf = (text: string) => {
		sayings.push(...listOf(text));
		return new Set(listOf(text).map(keyOf));
	};
	const ignored = keysOf(tables.ignored);
	const unsearched = keysOf(tables.unsearched);
	const posts = keysOf(tables.posts);
	const names = [...places.values()].map(({ label }) => label);
	const forms = [...sayings, ...names, ...extra].map(formsIn);
	const several = forms.filter(({ length }) => length > 1);
	return {
		concepts,
		places,
		doubtful: new Set(listOf(tables.doubtful).map(keyOf)),
		shortForms: new Set(listOf(tables.shortForms).map(keyOf)),
		ignored,
		unsearched,
		posts,
		words: new Set(forms.flat()),
		phrases: new Set(several.map((words) => words.join(''))),
		phraseStarts: new Set(several.flatMap(([first]) => first ?? [])),
		longest: Math.max(...forms.map(({ length }) => length)),
	};
}

/** Where one looks for a place of the filter it is that place; else it is a town, with others of its region nearby. */
function placesIn({ towns, areas, districts }: SearchTables): Map<string, MeantPlace> {
	const found = new Map<string, MeantPlace>();
	const regions = new Map(towns.map(([region, names]) => [listOf(region)[0] ?? '', listOf(names)]));
	const filterPlaces: Record<string, Place> = {
		London: 'London',
		Manchester: 'Manchester',
		Birmingham: 'Birmingham',
		Edinburgh: 'Edinburgh',
		Bristol: 'Bristol',
		Leeds: 'Leeds',
		Liverpool: 'Liverpool',
	};
	const put = (name: string, place: Omit<MeantPlace, 'label'>, label = name) =>
		found.set(keyOf(name), { label, ...place });
	for (const names of regions.values())
		for (const name of names) {
			const near = names.filter((other) => other !== name);
			const place = filterPlaces[name];
			put(name, place ? { places: [place], towns: [], near } : { places: [], towns: [name], near });
		}
	for (const [region, names] of [...towns, ...areas]) {
		const [label = region, ...others] = listOf(region);
		const all = listOf(names).flatMap((name) => regions.get(name) ?? [name]);
		const places = all.flatMap((name) => filterPlaces[name] ?? otherPlace(name) ?? []);
		const rest = all.filter((name) => !filterPlaces[name] && !otherPlace(name));
		for (const name of [label, ...others])
			if (!found.has(keyOf(name))) put(name, { places, towns: rest, near: [] }, label);
	}
	for (const [city, names] of districts)
		for (const name of listOf(names)) {
			const meant = found.get(keyOf(city));
			if (meant && !found.has(keyOf(name))) found.set(keyOf(name), { ...meant, label: name });
		}
	return found;
}

const otherPlace = (name: string): Place | undefined =>
	(['Remote', 'Elsewhere in the UK', 'Abroad'] as const).find((place) => place === name);

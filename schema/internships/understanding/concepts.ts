import type { Sector } from '#schema/internships/sectors.ts';
import { placesIn } from './places-in.ts';
import type { SaidLine } from './said.ts';
import { NEGATION_WORDS } from './sentence/negation.ts';
import {
	type Country,
	countriesIn,
	listOf,
	type MeantPlace,
	pairsIn,
	type SearchTables,
	translationsIn,
} from './tables.ts';
import { formsIn } from './words.ts';

/** A line of the table of concepts: words that people type, the sectors that they lead to, other words for the same. */
export type ConceptLine = { typed: string[]; sectors: string[]; words: string[]; tool: boolean };
export type MeantSector = { sector: Sector; weight: number; sure: boolean };

/** What a concept leads to. `terms` are words, or several in a row written as one: "machinelearning". */
export type Concept = {
	sectors: readonly MeantSector[];
	terms: readonly string[];
	/** Whether it is a language: its own name decides, other words only come near. */
	language?: true;
	/** Other names under which texts may have the same language. */
	same?: readonly string[];
	/** Whether it is something that internships offer. */
	benefit?: true;
	/** Whether it is only something to work with, such as a program. */
	tool?: true;
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
	/** Words such as "analyst", behind which stands nothing of the field of work. */
	roles: ReadonlySet<string>;
	said: ReadonlyMap<string, SaidLine>;
	translations: ReadonlyMap<string, string>;
	countries: ReadonlyMap<string, Country>;
	/** Words for people of a country: "nigerian". */
	peoples: ReadonlySet<string>;
	postcodes: ReadonlyMap<string, string>;
	/** What is written for a longer word: "yr". */
	writtenShort: ReadonlyMap<string, string>;
	/** Every single word in any of them. */
	words: ReadonlySet<string>;
	/** Sayings of several words, each written as one. */
	phrases: ReadonlySet<string>;
	/** The first word of each of them. */
	phraseStarts: ReadonlySet<string>;
	/** Most words in a saying. */
	longest: number;
};

type Phrases = Pick<Dictionary, 'phrases' | 'phraseStarts' | 'longest'>;

/** Whether texts that were taken in with one dictionary have all that another one looks up in them. */
export const hasSamePhrases = (one: Phrases, other: Phrases): boolean =>
	one.longest === other.longest &&
	isSame(one.phrases, other.phrases) &&
	isSame(one.phraseStarts, other.phraseStarts);

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
	one.size === other.size && [...one].every((word) => other.has(word));

/** "Front end" and "frontend" are the same. */
export const keyOf = (text: string): string => formsIn(text).join('');

/** The lines of a table of concepts; those under a heading of tools are tools. */
export function conceptLines(table: string): ConceptLine[] {
	let tool = false;
	return table.split('\n').flatMap((line) => {
		if (line.startsWith('#')) tool = line.startsWith('# Tools');
		if (line === '' || line.startsWith('#')) return [];
		const [typed = '', sectors = '', words = ''] = line.split(' | ');
		return [{ typed: listOf(typed), sectors: listOf(sectors), words: listOf(words), tool }];
	});
}

/** A weight less for each sector that comes later. */
const sectorsOf = (names: readonly string[]): MeantSector[] =>
	names.map((name, place) => ({
		sector: name.replace('~', '') as Sector,
		weight: Math.max(0.4, 1 - 0.15 * place) * (name.startsWith('~') ? 0.3 : 1),
		sure: !name.startsWith('~'),
	}));

/** "Food and drink" is written "food & drink" too, whose words are "food" and "drink"; letters with a sign are one word. */
const withAndAsSign = (words: string): string[] => {
	const signed = words.replace(/(?<=\p{L}{2}) and (?=\p{L}{2})/gu, ' ');
	return signed === words ? [words] : [words, signed];
};

/** Words near every language. */
const OF_LANGUAGES = ['language', 'translation', 'subtitler', 'speech', 'interpreting'];

/** Later lines add to earlier ones that have the same words. @param extra single words that are known besides */
export function dictionaryOf(tables: SearchTables, extra: readonly string[]): Dictionary {
	const concepts = new Map<string, Concept>();
	const sayings: string[] = [];
	for (const { typed, sectors, words: others, tool } of conceptLines(tables.concepts)) {
		const own = typed.flatMap(withAndAsSign);
		sayings.push(...own, ...others);
		const terms = [...own, ...others].map(keyOf).filter((term) => term.length > 3);
		// One for all words of a line: a list for each would take megabytes.
		const meant: Concept = {
			sectors: sectorsOf(sectors),
			terms: [...new Set(terms)],
			...(tool && { tool }),
		};
		for (const key of own.map(keyOf)) {
			const existing = concepts.get(key);
			if (existing === meant) continue;
			concepts.set(
				key,
				existing
					? {
							sectors: [...existing.sectors, ...meant.sectors],
							terms: [...new Set([...existing.terms, ...meant.terms])],
							...(existing.tool && tool && { tool }),
						}
					: meant,
			);
		}
	}
	for (const line of listOf(tables.spoken)) {
		const keys = line.split('=').map(keyOf);
		sayings.push(...line.split('='));
		for (const key of keys) {
			const same = keys.filter((other) => other !== key);
			concepts.set(key, {
				sectors: [],
				terms: OF_LANGUAGES,
				language: true,
				...(same.length > 0 && { same }),
			});
		}
	}
	const said = new Map<string, SaidLine>();
	for (const line of tables.said) {
		const looks = listOf(line.looks ?? '');
		sayings.push(...listOf(line.typed), ...looks);
		for (const key of listOf(line.typed).map(keyOf))
			if (line.benefit) concepts.set(key, { sectors: [], terms: looks.map(keyOf), benefit: true });
			else said.set(key, line);
	}
	const places = placesIn(tables, keyOf, formsIn);
	const { countries, peoples } = countriesIn(tables, keyOf);
	const keysOf = (text: string) => {
		sayings.push(...listOf(text));
		return new Set(listOf(text).map(keyOf));
	};
	const ignored = keysOf(tables.ignored);
	const unsearched = keysOf(tables.unsearched);
	const posts = keysOf(tables.posts);
	const roles = keysOf(tables.roles);
	const names = [...tables.towns, ...tables.areas, ...tables.districts].flatMap(
		([region, others]) => [...listOf(region), ...listOf(others)],
	);
	const abroad = `${tables.countries},${tables.foreignCities}`.split(/[|,=\n]/);
	const forms = [...sayings, ...names, ...abroad, ...extra, ...NEGATION_WORDS].map(formsIn);
	const several = forms.filter(({ length }) => length > 1);
	return {
		concepts,
		places,
		doubtful: new Set(listOf(tables.doubtful).map(keyOf)),
		shortForms: new Set(listOf(tables.shortForms).map(keyOf)),
		ignored,
		unsearched,
		posts,
		roles,
		said,
		translations: translationsIn(tables.otherLanguages, keyOf),
		countries,
		peoples,
		postcodes: pairsIn(`${tables.postcodeAreas},${tables.postcodeDistricts}`),
		writtenShort: pairsIn(tables.writtenShort),
		words: new Set(forms.flat()),
		phrases: new Set(several.map((words) => words.join(''))),
		phraseStarts: new Set(several.flatMap(([first]) => first ?? [])),
		longest: Math.max(...forms.map(({ length }) => length)),
	};
}

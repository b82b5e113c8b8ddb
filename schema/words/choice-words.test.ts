import { expect, it } from 'vitest';
import { foundWords } from './word-rules.ts';

const isRefused = (text: string) => foundWords(text).some(({ answer }) => answer === 'refused');

/** Several, and one. */
const PEOPLE = [
	['women', 'a man'],
	['Muslims', 'a Christian'],
	['foreigners', 'a British person'],
	['Black people', 'a white person'],
	['people over forty', 'someone in her fifties'],
	['people with epilepsy', 'someone with depression'],
	['mothers', 'a mother'],
	['gay people', 'a gay person'],
	['union members', 'a union member'],
] as const;

it.each([
	'No P, please.',
	'We do not hire P.',
	'P need not apply.',
	'P are unlikely to cope with this.',
	'P have no chance.',
	'P are not what we want.',
	'Anyone but P.',
	'Everyone can apply apart from P.',
	'Applications from P will be deleted.',
	'The owner will not work with P.',
	'We want to keep P out of the team.',
	'There is no room for P.',
	'We have enough P already.',
])('%s: whoever is meant', (text) => {
	for (const [several] of PEOPLE)
		expect([several, isRefused(text.replaceAll('P', several))]).toEqual([several, true]);
});

it.each([
	'We prefer P.',
	'P preferred.',
	'We only take P.',
	'Our clients like to work with P.',
	'Hiring P now.',
	'P first.',
	'The job needs S.',
	'The right candidate is S.',
	'You are S.',
	'Apply only if you are S.',
])('%s: whoever is meant, but people with a disability, whom the law lets one prefer', (text) => {
	for (const [several, one] of PEOPLE) {
		const sentence = text.replaceAll('P', several).replaceAll(/\bS\b/g, one);
		if (/epilepsy|depression/.test(sentence)) continue;
		expect([sentence, isRefused(sentence)]).toEqual([sentence, true]);
	}
	for (const answer of foundWords(text.replaceAll('P', 'disabled people')))
		expect(answer.answer).not.toBe('refused');
});

it.each([
	'You help P with letters.',
	'You read to P.',
	'P are welcome here.',
	'We welcome P.',
	'Our customers are P and their friends.',
	'You study the history of P in Leeds.',
])('%s: nobody is chosen', (text) => {
	for (const [several] of PEOPLE)
		expect([several, isRefused(text.replaceAll('P', several))]).toEqual([several, false]);
});

it.each([
	'Gender: female',
	'Sex: M',
	'Nationality: UK',
	'Religion: Christian',
	'Age: 18-25',
	'Yrs: 18 - 24',
])('%s: a field of a form', (text) => expect(isRefused(text)).toBe(true));

it.each([
	'Gender: any',
	'Nationality: open',
	'Age: no limit',
	'Sex: male or female',
	'Hours: 18-25',
])('%s: a field that leaves it open', (text) => expect(isRefused(text)).toBe(false));

it.each(['W0men preferred', 'Wh@tsapp me', 'no f0reigners'])('%s: digits for letters', (text) => {
	expect(isRefused(text)).toBe(true);
});

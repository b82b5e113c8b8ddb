import { expect, test } from 'vitest';
import { listAdvice } from './list-words.ts';

test.each([
	'Data and software, at most 20 hours a week',
	'Twelve that fit a Student visa in term, for our second and third years.',
	'Questions to careers@leeds.example, or see www.leeds.example/careers',
	'Paid internships in London with a deadline in January',
	'Mrs Okafor, Careers Service',
])('%j may stand on a list', (text) => {
	expect(listAdvice(text)).toBeUndefined();
});

test.each([
	['Pay a registration fee of £50 to hold your place', 'registration fee'],
	['Send us your bank account details first', 'bank account details'],
	['Please transfer the money to us', 'transfer the money'],
])('%j may not, and the words are named', (text, words) => {
	expect(listAdvice(text)).toContain(words);
	expect(listAdvice(text)).toContain('Leave this out.');
});

import { expect, test } from 'vitest';
import { faultsIn, refusedField, wordsIn } from './list-words.ts';

function typed(fields: Record<string, string>): FormData {
	const values = new FormData();
	for (const [name, value] of Object.entries(fields)) values.set(name, value);
	return values;
}

test('what is typed becomes lines, and what is left empty nothing', () => {
	const words = wordsIn(typed({ title: ' For\nyear two ', line: ' ', name: '' }));
	expect(words).toEqual({ title: 'For year two', line: null, name: null });
	expect(faultsIn(words)).toBeNull();
});

test('a title is needed', () => {
	expect(faultsIn(wordsIn(typed({ title: ' \n ' })))).toEqual({ title: 'Give the list a title.' });
});

test.each([
	['line', { line: 'No.' }],
	['internships', { internships: 'No.' }],
	['too_many_lists', { title: 'No.' }],
	['no_answer', { title: 'No.' }],
])('a refusal with the code %s stands beside its field', (code, errors) => {
	expect(refusedField({ code, message: 'No.' })).toEqual(errors);
});

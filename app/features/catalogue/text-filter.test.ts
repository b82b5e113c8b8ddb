import { describe, expect, it } from 'vitest';
import { counted, filterByText, resultText } from './text-filter.ts';

const items = [
	{ name: 'Ossory Lane', industry: 'Law' },
	{ name: 'Café Zoë', industry: 'Hospitality' },
];
const namesWith = (text: string) =>
	filterByText(items, text, ({ name, industry }) => [name, industry]).map(({ name }) => name);

describe('filterByText', () => {
	it.each([
		['ossory', ['Ossory Lane']],
		['  LAW ', ['Ossory Lane']],
		['cafe\u0301', ['Café Zoë']],
		['', ['Ossory Lane', 'Café Zoë']],
		['   ', ['Ossory Lane', 'Café Zoë']],
		['lanelaw', []],
		['lane ossory', []],
	])('finds for %j %j', (text, names) => {
		expect(namesWith(text)).toEqual(names);
	});

	it.each(['.*', '(', '\\', '日本', '\u0000', '🙂', 'x'.repeat(10_000)])(
		'takes %j as text',
		(text) => {
			expect(namesWith(text)).toEqual([]);
		},
	);
});

describe('the words beside a list', () => {
	const noun = ['company', 'companies'] as const;
	it('counts one in the singular', () => {
		expect([0, 1, 2].map((count) => counted(count, noun))).toEqual([
			'0 companies',
			'1 company',
			'2 companies',
		]);
	});
	it('names what was searched for, trimmed, and only then', () => {
		expect(resultText(1, noun, ' law ')).toBe('Found 1 company for “law”');
		expect(resultText(13, noun, ' ')).toBe('13 companies');
	});
});

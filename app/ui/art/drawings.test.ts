import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SECTOR_INDUSTRY } from '#schema/internships/sectors.ts';

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const files = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' });
const drawings = files.filter((file) => file.endsWith('.svg'));

/** The most bytes that a drawing of a size may have: signs, marks, portraits, scenes, skylines. */
const most: Record<string, number> = {
	'0 0 24 24': 450,
	'0 0 48 48': 450,
	'0 0 64 64': 600,
	'0 0 240 150': 1400,
	'0 0 320 132': 2100,
};

const colours = new Set<string | undefined>(
	textOf('../../styles/colours.css').match(/--[\w-]+(?=: #)/g),
);

const symbolsIn = (file: string) =>
	[...textOf(file).matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">.*<\/symbol>/g)].map(
		([text, id = '', box = '']) => ({ text, id, box }),
	);

describe.each(drawings)('the drawings in %s', (file) => {
	it('have a name each', () => {
		const names = symbolsIn(file).map(({ id }) => id);
		expect(names.length).toBe(textOf(file).split('<symbol').length - 1);
		expect(new Set(names).size).toBe(names.length);
	});

	it('are small for their size', () => {
		const large = symbolsIn(file).filter(({ text, box }) => !(text.length <= (most[box] ?? 0)));
		expect(large).toEqual([]);
	});

	it('use colours that the page has, and no style or script', () => {
		const used = [...textOf(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, colour]) => colour);
		expect(used.filter((colour) => !colours.has(colour))).toEqual([]);
		expect(textOf(file)).not.toMatch(/style|script|href|\bon\w+=/);
	});
});

it('has one mark for each sector', () => {
	const names = Object.keys(SECTOR_INDUSTRY).map((sector) =>
		sector.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
	);
	const marks = symbolsIn('marks.svg').filter(({ box }) => box === '0 0 48 48');
	expect(marks.map(({ id }) => id).toSorted()).toEqual(names.toSorted());
});

import { expect, test } from 'vitest';
import { pageOf } from '#test/cv-pages.ts';
import { textOf } from './cv-text.ts';
import { linesIn } from './lines.ts';

const lines = (count: number, text: string) => Array(count).fill(text).join('\n');
const textsIn = (...pages: ReturnType<typeof pageOf>[]) => linesIn({ pages }).map(textOf);

test('dates at the right edge are no column', () => {
	const page = pageOf(lines(14, 'Barista, Coffee Corner >> 2024 – 2025'));
	expect(textsIn(page)).toEqual(Array(14).fill('Barista, Coffee Corner 2024 – 2025'));
});

test('labels before the text are no column', () => {
	const page = pageOf(lines(14, '2024 – 2025 >> Barista, Coffee Corner, Leeds'), { right: 150 });
	expect(textsIn(page)).toEqual(Array(14).fill('2024 – 2025 Barista, Coffee Corner, Leeds'));
});

test('two columns go on over two pages, one after the other, below what stands across both', () => {
	const page = (name: string) => [
		...pageOf(`${name} with a title that is as wide as the whole page, from the left to the right`),
		...pageOf(lines(12, `Left of ${name}`), { top: 740 }),
		...pageOf(lines(12, `Right of ${name}, with more words than the left one`), {
			left: 260,
			top: 735,
			step: 15,
		}),
	];
	const texts = textsIn(page('one'), page('two'));
	expect([...new Set(texts)]).toEqual([
		'one with a title that is as wide as the whole page, from the left to the right',
		'Left of one',
		'Left of two',
		'Right of one, with more words than the left one',
		'two with a title that is as wide as the whole page, from the left to the right',
		'Right of two, with more words than the left one',
	]);
});

test('text that is drawn twice, to look bold, is there once', () => {
	const page = pageOf('Education');
	expect(textsIn([...page, ...page.map((piece) => ({ ...piece, x: piece.x + 0.3 }))])).toEqual([
		'Education',
	]);
});

test('pieces of a word are one word, and a gap between words is a space', () => {
	const piece = (text: string, x: number, width: number) => ({ text, x, y: 700, width, size: 10 });
	expect(textsIn([piece('Edu', 56, 15), piece('cation', 71.2, 30), piece('now', 104, 15)])).toEqual(
		['Education now'],
	);
});

test('the number of a page is no line of the text', () => {
	const page = pageOf(
		'Mei Tan – Page 1 of 2\nMei Tan - 2/3\npage 2\nFirst page of a report\nGrade 2/3',
	);
	expect(textsIn(page)).toEqual(['First page of a report', 'Grade 2/3']);
});

import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { LARGEST_CV } from '#schema/students/whole-profile.ts';
import { looksLikePdf } from './first-look.ts';

const END = '\nstartxref\n0\n%%EOF\n';
const file = (content: string) => Buffer.from(`%PDF-1.7\n${content}${END}`, 'latin1');
const filled = (part: string) =>
	file(`1 0 obj ${part.repeat(Math.floor(LARGEST_CV / part.length) - 20)}`);

describe('a file that can be a CV', () => {
	test.each([true, false])('has pages and objects; compressed: %s', async (compressed) => {
		const document = await PDFDocument.create();
		for (let page = 0; page < 100; page += 1) document.addPage().drawSquare();
		expect(looksLikePdf(await document.save({ useObjectStreams: compressed }))).toBe(true);
	});

	test('may be of the largest size, end with other bytes, and have "obj" in its pictures', () => {
		expect(looksLikePdf(filled('\xff\xd8 a picture '))).toBe(true);
		expect(looksLikePdf(Buffer.concat([file('1 0 obj'), Buffer.alloc(2_000)]))).toBe(true);
		expect(looksLikePdf(file('1 0 obj\n(object) endobj\n'.repeat(2_400)))).toBe(true);
	});
});

describe('a file that can be none is refused', () => {
	test.each([
		['objects without end', filled('1 0 obj\n')],
		['the same in other white space', filled('1 0\tobj')],
		['the same without white space', filled('1 0obj')],
		['no end', Buffer.from('%PDF-1.7\n1 0 obj\n1\nendobj')],
		['its end at the beginning', Buffer.concat([file(''), Buffer.alloc(8_192)])],
		['another beginning', Buffer.from(`MZ ${END}`)],
		['nothing', Buffer.alloc(0)],
	])('with %s', (_, bytes) => {
		expect(looksLikePdf(bytes)).toBe(false);
	});
});

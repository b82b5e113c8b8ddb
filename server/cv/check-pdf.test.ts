import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { LARGEST_CV } from '#schema/students/whole-profile.ts';
import { catalog, fileOf, link, pages, plainPdf } from '#test/pdf-files.ts';
import { checkPdf } from './check-pdf.ts';

const causeOf = async (bytes: Uint8Array) => (await checkPdf(bytes)).refused?.cause ?? null;

describe('a plain PDF is kept', () => {
	test.each([true, false])('with compressed objects: %s', async (compressed) => {
		expect(await causeOf(await plainPdf(undefined, compressed))).toBeNull();
	});

	test('also if it says at which page it opens', async () => {
		expect(await causeOf(fileOf(catalog('/OpenAction [3 0 R /Fit]'), ...pages))).toBeNull();
		const indirect = fileOf(
			catalog('/OpenAction 4 0 R'),
			...pages,
			'<< /S /GoTo /D [3 0 R /Fit] >>',
		);
		expect(await causeOf(indirect)).toBeNull();
	});

	test.each([
		'https://a.example',
		'HTTP://a.example',
		'mailto:ann@a.example',
		'tel:+44 20 7946 0000',
		'www.a.example:8080/ann',
	])('also with a link to %s', async (address) => {
		expect(await causeOf(fileOf(catalog(), ...pages, link(`(${address})`)))).toBeNull();
	});

	test.each([
		['how a page appears', '/Trans << /Type /Trans /S /Dissolve /D 1 >>'],
		['an article of a magazine', '/B [<< /Type /Bead /T << /Type /Thread /I << >> >> >>]'],
		['names that are no actions', '/PieceInfo << /Hide /Trans /Kind /Hide >>'],
	])('also with %s', async (_, entry) => {
		const page = `<< /Type /Page /Parent 2 0 R ${entry} >>`;
		expect(await causeOf(fileOf(catalog(), pages[0], page))).toBeNull();
	});

	test('also with bytes of other programs between its objects', async () => {
		const all = fileOf(catalog(), ...pages).toString('latin1');
		const gap = `endobj\n${'\0'.repeat(50_000)}\nmore bytes 1\n2 0 obj`;
		const mixed = all.replace('endobj\n2 0 obj', gap);
		expect(mixed.length).toBeGreaterThan(50_000);
		expect(await causeOf(Buffer.from(mixed, 'latin1'))).toBeNull();
	});

	test('also if its text speaks of JavaScript', async () => {
		const titled = (document: PDFDocument) => document.setTitle('/JavaScript (JS) /Launch');
		expect(await causeOf(await plainPdf(titled))).toBeNull();
	});
});

describe('what is no PDF is refused', () => {
	test.each([
		['a program', Buffer.from('MZ\x90 a program called cv.pdf')],
		['a page of the web', Buffer.from('<!doctype html><script>alert(1)</script>')],
		['nothing', Buffer.alloc(0)],
		['only a beginning', Buffer.from('%PDF-1.7\n')],
		['a PDF that is cut off', fileOf(catalog()).subarray(0, 40)],
		[
			'no pages',
			fileOf('<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'),
		],
		['nested without end', Buffer.from(`%PDF-1.7\n1 0 obj\n${'['.repeat(500_000)}`)],
	])('%s', async (_, bytes) => {
		expect(await causeOf(bytes)).toBe('not-a-pdf');
	});
});

test('an encrypted one is refused', async () => {
	const document = await PDFDocument.create();
	document.addPage();
	document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
	expect(await causeOf(await document.save())).toBe('password');
	const trailer = fileOf(catalog(), ...pages)
		.toString('latin1')
		.replace('/Root', '/Encrypt 9 0 R /Root');
	expect(await causeOf(Buffer.from(trailer, 'latin1'))).toBe('protected');
});

describe('a file that unpacks to more than 20 MB', () => {
	const MB = 1024 * 1024;
	const packed = (bytes: Buffer, entries = '') => {
		const content = deflateSync(bytes).toString('latin1');
		return `<< /Filter /FlateDecode /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;
	};
	const page = (contents: string) => `<< /Type /Page /Parent 2 0 R /Contents ${contents} >>`;
	const document = (contents: string, ...streams: string[]) =>
		fileOf(catalog(), pages[0], page(contents), ...streams);
	const spaces = (size: number) => Buffer.alloc(size, ' ');

	test.each([
		['in one page', document('4 0 R', packed(spaces(21 * MB)))],
		['in parts of a page', document('[4 0 R 5 0 R]', ...Array(2).fill(packed(spaces(11 * MB))))],
		['in one part that is drawn often', document('[4 0 R 4 0 R]', packed(spaces(11 * MB)))],
		['in a list of its own', document('5 0 R', packed(spaces(11 * MB)), '[4 0 R 4 0 R]')],
		[
			'in several pages',
			fileOf(
				catalog(),
				'<< /Type /Pages /Kids [4 0 R 5 0 R] /Count 2 >>',
				packed(spaces(11 * MB)),
				page('3 0 R'),
				page('3 0 R'),
			),
		],
		['in a form', document('[]', packed(spaces(21 * MB), '/Subtype /Form'))],
		[
			'in a page that is called a picture',
			document('4 0 R', packed(spaces(21 * MB), '/Subtype /Image')),
		],
		[
			'before a fault',
			document('4 0 R', packed(spaces(21 * MB)).replace(/.{9}\nendstream/s, '\nendstream')),
		],
		[
			'packed twice',
			document(
				'4 0 R',
				packed(deflateSync(spaces(21 * MB))).replace('/FlateDecode', '[/FlateDecode /FlateDecode]'),
			),
		],
		['packed otherwise', document('4 0 R', runs(21 * MB))],
	])('%s is refused', async (_, bytes) => {
		expect(bytes.length).toBeLessThan(LARGEST_CV);
		expect(await causeOf(bytes)).toBe('unpacks');
	});

	test('only in its pictures, or to a little less, is kept', async () => {
		const picture = packed(spaces(40 * MB), '/Subtype /Image /Width 8000 /Height 5000');
		expect(await causeOf(document('[]', picture))).toBeNull();
		expect(await causeOf(document('4 0 R', packed(spaces(19 * MB))))).toBeNull();
	});

	/** Each pair of bytes stands for 128 spaces. */
	function runs(size: number): string {
		const content = `${'\x81 '.repeat(size / 128)}\x80`;
		return `<< /Filter /RunLengthDecode /Length ${content.length} >>\nstream\n${content}\nendstream`;
	}
});

describe('a file that takes long to read is refused', () => {
	test.each([
		['letters between its objects', 'a '.repeat(900_000)],
		['objects without end', '1 0 obj\n'.repeat(200_000)],
		['a list of numbers', `1 0 obj [${'1 '.repeat(900_000)}] endobj`],
		['pages in pages', dagOfPages()],
	])('with %s', async (_, content) => {
		const bytes = Buffer.from(`%PDF-1.7\n${content}\nstartxref\n0\n%%EOF`, 'latin1');
		expect(await causeOf(bytes)).toBe('not-a-pdf');
	});

	/** Sixty levels, each of which has the next one twice: more paths than can be followed. */
	function dagOfPages(): string {
		const levels = Array.from({ length: 60 }, (_, at) => {
			const next = at === 59 ? '' : `${at + 3} 0 R`;
			return `${at + 2} 0 obj\n<< /Type /Pages /Kids [${next} ${next}] >>\nendobj\n`;
		});
		return `1 0 obj\n${catalog()}\nendobj\n${levels.join('')}trailer << /Root 1 0 R >>`;
	}
});

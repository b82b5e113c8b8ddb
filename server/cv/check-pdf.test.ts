import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { LARGEST_CV } from '#schema/students/whole-profile.ts';
import { checkPdf } from './check-pdf.ts';
import { looksLikePdf } from './first-look.ts';

const plain = async (
	change: (document: PDFDocument) => unknown = () => {},
	objectStreams = true,
) => {
	const document = await PDFDocument.create();
	document.addPage();
	await change(document);
	return document.save({ useObjectStreams: objectStreams });
};

/** A file of these objects, the first of which is the catalogue. */
const fileOf = (...objects: string[]) =>
	Buffer.from(
		`%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\nstartxref\n0\n%%EOF`,
		'latin1',
	);
const pages = ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R >>'];
const link = (address: string) => `<< /Subtype /Link /A << /S /URI /URI ${address} >> >>`;
const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;

describe('a plain PDF is kept', () => {
	test.each([true, false])('with compressed objects: %s', async (compressed) => {
		expect(await checkPdf(await plain(undefined, compressed))).toBeNull();
	});

	test('also if it says at which page it opens', async () => {
		expect(await checkPdf(fileOf(catalog('/OpenAction [3 0 R /Fit]'), ...pages))).toBeNull();
		const indirect = fileOf(
			catalog('/OpenAction 4 0 R'),
			...pages,
			'<< /S /GoTo /D [3 0 R /Fit] >>',
		);
		expect(await checkPdf(indirect)).toBeNull();
	});

	test.each([
		'https://a.example',
		'HTTP://a.example',
		'mailto:ann@a.example',
		'tel:+44 20 7946 0000',
		'www.a.example:8080/ann',
	])('also with a link to %s', async (address) => {
		expect(await checkPdf(fileOf(catalog(), ...pages, link(`(${address})`)))).toBeNull();
	});

	test.each([
		['how a page appears', '/Trans << /Type /Trans /S /Dissolve /D 1 >>'],
		['an article of a magazine', '/B [<< /Type /Bead /T << /Type /Thread /I << >> >> >>]'],
		['names that are no actions', '/PieceInfo << /Hide /Trans /Kind /Hide >>'],
	])('also with %s', async (_, entry) => {
		const page = `<< /Type /Page /Parent 2 0 R ${entry} >>`;
		expect(await checkPdf(fileOf(catalog(), pages[0] as string, page))).toBeNull();
	});

	test('also with bytes of other programs between its objects', async () => {
		const all = fileOf(catalog(), ...pages).toString('latin1');
		const gap = `endobj\n${'\0'.repeat(50_000)}\nmore bytes 1\n2 0 obj`;
		const mixed = all.replace('endobj\n2 0 obj', gap);
		expect(mixed.length).toBeGreaterThan(50_000);
		expect(await checkPdf(Buffer.from(mixed, 'latin1'))).toBeNull();
	});

	test('also if its text speaks of JavaScript', async () => {
		const titled = (document: PDFDocument) => document.setTitle('/JavaScript (JS) /Launch');
		expect(await checkPdf(await plain(titled))).toBeNull();
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
		expect(await checkPdf(bytes)).toBe('not-a-pdf');
	});
});

test('an encrypted one is refused', async () => {
	const document = await PDFDocument.create();
	document.addPage();
	document.encrypt({ userPassword: 'secret', ownerPassword: 'secret' });
	expect(await checkPdf(await document.save())).toBe('encrypted');
	const trailer = fileOf(catalog(), ...pages)
		.toString('latin1')
		.replace('/Root', '/Encrypt 9 0 R /Root');
	expect(await checkPdf(Buffer.from(trailer, 'latin1'))).toBe('encrypted');
});

describe('one that does something or carries a file is refused', () => {
	test.each([
		['a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
		['a script with its name in another spelling', '/OpenAction << /S /J#61vaScript /J#53 (x) >>'],
		['a program to start', '/OpenAction << /S /Launch /F (calc.exe) >>'],
		['a page of the web on opening', '/OpenAction << /S /URI /URI (https://a.example) >>'],
		['a form that is sent', '/AA << /WC << /S /SubmitForm /F (https://a.example) >> >>'],
		['a page of the web on closing', '/AA << /WC << /S /URI /URI (https://a.example) >> >>'],
		[
			'a page of the web after a page of its own',
			'/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://a.example) >> >>',
		],
		['an attachment', '/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 4 0 R >> >>] >> >>'],
	])('%s', async (_, entry) => {
		expect(await checkPdf(fileOf(catalog(entry), ...pages, '<< >>'))).toBe('active');
	});

	test.each([
		['a thread', '<< /S /Thread /D 0 >>'],
		['a field to hide', '<< /Type /Action /S /Hide /T (name) >>'],
		['a transition', '<< /S /Trans /Trans << /S /Dissolve >> >>'],
		['a transition with its kind in another object', '<< /S 5 0 R >>'],
		['a form to send', '<< /S /SubmitForm /F (https://a.example) >>'],
		['a form to empty', '<< /S /ResetForm >>'],
		['a thread in another spelling', '<< /S /T#68read >>'],
		['a thread behind a second kind', '<< /S /Thread /S /GoTo /D [3 0 R /Fit] >>'],
		['a thread after a page', '<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Thread >>] >>'],
		['a program behind a second kind', '<< /S /Launch /S /GoTo /D [3 0 R /Fit] >>'],
	])('an action of a link: %s', async (_, action) => {
		const annotation = `<< /Subtype /Link /A ${action} >>`;
		expect(await checkPdf(fileOf(catalog(), ...pages, annotation, '/Trans'))).toBe('active');
	});

	test('an action of an outline, in an object of its own', async () => {
		const outlines = catalog('/Outlines << /First << /Title (a) /A 4 0 R >> >>');
		expect(await checkPdf(fileOf(outlines, ...pages, '<< /S /Hide /T (a) >>'))).toBe('active');
	});

	test.each([
		'(javascript:alert\\(1\\))',
		'( java\\nscript:x)',
		'(file:///etc/passwd)',
		'(\\\\\\\\a.example\\\\x)',
		'(//a.example/x)',
		'<66696C653A2F2F61>',
		'9 0 R',
	])('a link to %s', async (address) => {
		expect(await checkPdf(fileOf(catalog(), ...pages, link(address)))).toBe('active');
	});

	test('a stream that is in another file', async () => {
		const stream = '<< /Length 1 /F (https://a.example/x) >>\nstream\nx\nendstream';
		expect(await checkPdf(fileOf(catalog(), ...pages, stream))).toBe('active');
	});

	test('in a compressed stream of objects', async () => {
		const inside = '9 0 << /S /JavaScript /JS (app.alert(1)) >>';
		const packed = deflateSync(inside).toString('latin1');
		const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
		const stream = `${head}\nstream\n${packed}\nendstream`;
		const bytes = fileOf(catalog(), ...pages, stream);
		expect(bytes.includes('JavaScript')).toBe(false);
		expect(await checkPdf(bytes)).toBe('active');
	});

	test('with a file attached by a library', async () => {
		const bytes = await plain((document) => document.attach(Buffer.from('x'), 'a.txt'));
		expect(await checkPdf(bytes)).toBe('active');
	});

	test('in an object that another of the same number replaces', async () => {
		const twice = fileOf(catalog(), ...pages).toString('latin1');
		const script = '2 0 obj\n<< /S /JavaScript >>\nendobj\n';
		expect(await checkPdf(Buffer.from(twice.replace('2 0 obj', `${script}2 0 obj`)))).toBe(
			'active',
		);
	});

	test('in the dictionary of a stream', async () => {
		const bytes = await plain((document) => {
			const stream = document.context.stream('x', { JS: PDFString.of('app.alert(1)') });
			document.context.register(stream);
		}, false);
		expect(await checkPdf(bytes)).toBe('active');
	});
});

describe('a file that unpacks to more than 20 MB', () => {
	const MB = 1024 * 1024;
	const packed = (bytes: Buffer, entries = '') => {
		const content = deflateSync(bytes).toString('latin1');
		return `<< /Filter /FlateDecode /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;
	};
	const page = (contents: string) => `<< /Type /Page /Parent 2 0 R /Contents ${contents} >>`;
	const document = (contents: string, ...streams: string[]) =>
		fileOf(catalog(), pages[0] as string, page(contents), ...streams);
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
		expect(bytes.length).toBeLessThan(2 * MB);
		expect(await checkPdf(bytes)).toBe('unpacks');
	});

	test('only in its pictures, or to a little less, is kept', async () => {
		const picture = packed(spaces(40 * MB), '/Subtype /Image /Width 8000 /Height 5000');
		expect(await checkPdf(document('[]', picture))).toBeNull();
		expect(await checkPdf(document('4 0 R', packed(spaces(19 * MB))))).toBeNull();
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
		expect(await checkPdf(bytes)).toBe('not-a-pdf');
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

const END = '\nstartxref\n0\n%%EOF\n';
const file = (content: string) => Buffer.from(`%PDF-1.7\n${content}${END}`, 'latin1');
const filled = (part: string) => file(part.repeat(Math.floor(LARGEST_CV / part.length) - 20));

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

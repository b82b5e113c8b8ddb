import { deflateSync } from 'node:zlib';
import { PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { checkPdf } from '#server/cv/check-pdf.ts';
import { catalog, fileOf, link, linkTo, pages, plainPdf } from '#test/pdf-files.ts';

const causeOf = async (bytes: Uint8Array) => (await checkPdf(bytes)).refused?.cause ?? null;

describe('one that does something or carries a file is refused', () => {
	test.each([
		['script', 'a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
		[
			'script',
			'a script with its name in another spelling',
			'/OpenAction << /S /J#61vaScript /J#53 (x) >>',
		],
		['by-itself', 'a program to start', '/OpenAction << /S /Launch /F (calc.exe) >>'],
		[
			'by-itself',
			'a page of the web on opening',
			'/OpenAction << /S /URI /URI (https://a.example) >>',
		],
		[
			'by-itself',
			'a form that is sent',
			'/AA << /WC << /S /SubmitForm /F (https://a.example) >> >>',
		],
		[
			'by-itself',
			'a page of the web on closing',
			'/AA << /WC << /S /URI /URI (https://a.example) >> >>',
		],
		[
			'by-itself',
			'a page of the web after a page of its own',
			'/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://a.example) >> >>',
		],
		[
			'attachment',
			'an attachment',
			'/Names << /EmbeddedFiles << /Names [(a) << /EF << /F 4 0 R >> >>] >> >>',
		],
	])('as %s: %s', async (cause, _, entry) => {
		expect(await causeOf(fileOf(catalog(entry), ...pages, '<< >>'))).toBe(cause);
	});

	test.each([
		['action', 'a thread', '<< /S /Thread /D 0 >>'],
		['form', 'a field to hide', '<< /Type /Action /S /Hide /T (name) >>'],
		['action', 'a transition', '<< /S /Trans /Trans << /S /Dissolve >> >>'],
		['action', 'a transition with its kind in another object', '<< /S 5 0 R >>'],
		['form', 'a form to send', '<< /S /SubmitForm /F (https://a.example) >>'],
		['form', 'a form to empty', '<< /S /ResetForm >>'],
		['action', 'a thread in another spelling', '<< /S /T#68read >>'],
		['action', 'a thread behind a second kind', '<< /S /Thread /S /GoTo /D [3 0 R /Fit] >>'],
		['action', 'a thread after a page', '<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /Thread >>] >>'],
		['program-link', 'a program behind a second kind', '<< /S /Launch /S /GoTo /D [3 0 R /Fit] >>'],
	])('as %s: an action of a link: %s', async (cause, _, action) => {
		expect(await causeOf(fileOf(catalog(), ...pages, linkTo(action), '/Trans'))).toBe(cause);
	});

	test('an action of an outline, in an object of its own', async () => {
		const outlines = catalog('/Outlines << /First << /Title (a) /A 4 0 R >> >>');
		expect(await causeOf(fileOf(outlines, ...pages, '<< /S /Hide /T (a) >>'))).toBe('form');
	});

	test.each([
		['script-link', '(javascript:alert\\(1\\))'],
		['script-link', '( java\\nscript:x)'],
		['file-link', '(file:///etc/passwd)'],
		['file-link', '(\\\\\\\\a.example\\\\x)'],
		['bare-link', '(//a.example/x)'],
		['file-link', '<66696C653A2F2F61>'],
		['missing-link', '9 0 R'],
	])('as %s: a link to %s', async (cause, address) => {
		expect(await causeOf(fileOf(catalog(), ...pages, link(address)))).toBe(cause);
	});

	test('a stream that is in another file', async () => {
		const stream = '<< /Length 1 /F (https://a.example/x) >>\nstream\nx\nendstream';
		expect(await causeOf(fileOf(catalog(), ...pages, stream))).toBe('outside');
	});

	test('in a compressed stream of objects', async () => {
		const inside = '9 0 << /S /JavaScript /JS (app.alert(1)) >>';
		const packed = deflateSync(inside).toString('latin1');
		const head = `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>`;
		const stream = `${head}\nstream\n${packed}\nendstream`;
		const bytes = fileOf(catalog(), ...pages, stream);
		expect(bytes.includes('JavaScript')).toBe(false);
		expect(await causeOf(bytes)).toBe('script');
	});

	test('with a file attached by a library', async () => {
		const bytes = await plainPdf((document) => document.attach(Buffer.from('x'), 'a.txt'));
		expect(await causeOf(bytes)).toBe('attachment');
	});

	test('in an object that another of the same number replaces', async () => {
		const twice = fileOf(catalog(), ...pages).toString('latin1');
		const script = '2 0 obj\n<< /S /JavaScript >>\nendobj\n';
		expect(await causeOf(Buffer.from(twice.replace('2 0 obj', `${script}2 0 obj`)))).toBe('script');
	});

	test('in the dictionary of a stream', async () => {
		const bytes = await plainPdf((document) => {
			const stream = document.context.stream('x', { JS: PDFString.of('app.alert(1)') });
			document.context.register(stream);
		}, false);
		expect(await causeOf(bytes)).toBe('script');
	});
});

import { describe, expect, test } from 'vitest';
import { checkPdf } from '#server/cv/check-pdf.ts';
import { catalog, fileOf, fileWith, linkTo, pages, streamOf } from '#test/pdf-files.ts';

const causeOf = async (bytes: Uint8Array) => (await checkPdf(bytes)).refused?.cause ?? null;
const file = (entry: string, ...objects: string[]) => fileOf(catalog(entry), ...pages, ...objects);

describe('names that are no actions are judged by where they stand', () => {
	const NAMES = [
		'JavaScript',
		'JS',
		'Sound',
		'Movie',
		'AA',
		'XFA',
		'EF',
		'EmbeddedFiles',
		'Launch',
	];

	test.each(NAMES)('%s as a place in the document', async (name) => {
		expect(await causeOf(file(`/Dests << /${name} [3 0 R /Fit] >>`))).toBeNull();
		expect(await causeOf(file(`/Dests << /${name} << /D [3 0 R /Fit] >> >>`))).toBeNull();
	});

	test.each(NAMES)('%s as a colour, a font and a property', async (name) => {
		const colour = `/ColorSpace << /${name} [/Separation /${name} /DeviceRGB 5 0 R] >>`;
		const font = `/Font << /${name} 4 0 R >> /Properties << /${name} << /MCID 1 >> >>`;
		const page = `<< /Type /Page /Parent 2 0 R /Resources << ${colour} ${font} >> >>`;
		const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
		expect(await causeOf(fileOf(catalog(), pages[0], page, helvetica))).toBeNull();
	});

	test.each(NAMES)('%s as the role of a part of the text', async (name) => {
		const root = `<< /Type /StructTreeRoot /RoleMap << /${name} /Span >> /K [5 0 R] >>`;
		const part = `<< /Type /StructElem /S /${name} /P 4 0 R /K [0] /Pg 3 0 R >>`;
		expect(await causeOf(file('/StructTreeRoot 4 0 R', root, part))).toBeNull();
	});

	test('but not one that an action names, whatever it says that it is', async () => {
		const part = '<< /Type /StructElem /S /Launch /P 4 0 R /K [0] /F (calc.exe) >>';
		expect(await causeOf(file('', linkTo('5 0 R'), part))).toBe('program-link');
		expect(await causeOf(file('/OpenAction 4 0 R', part))).toBe('by-itself');
		expect(await causeOf(file('/AA << /WC 4 0 R >>', part))).toBe('by-itself');
	});
});

describe('trees with nothing in them are nothing', () => {
	test.each([
		'/Names << /EmbeddedFiles << /Names [] >> >>',
		'/Names << /EmbeddedFiles 9 0 R >>',
		'/Names << /EmbeddedFiles << /Names [(a) 9 0 R] >> >>',
		'/Names << /EmbeddedFiles << /Kids [4 0 R] >> >>',
		'/Names << /JavaScript 9 0 R >>',
		'/Names << /JavaScript << /Names [] /Kids [] >> >>',
		'/Names << /JavaScript << /Names [(a) null] >> >>',
		'/OpenAction 9 0 R',
		'/OpenAction null',
		'/OpenAction (first)',
		'/AA << >>',
		'/AA << /WC 9 0 R >>',
		'/AcroForm << /Fields [] /XFA [] >>',
		'/Collection << /D () >>',
	])('%s', async (entry) => {
		expect(await causeOf(file(entry, '<< /Names [] >>'))).toBeNull();
	});

	test('but a tree with one script in its last branch is a script', async () => {
		const branch = '<< /Kids [5 0 R 4 0 R] >>';
		const last = '<< /Names [(a) << /S /JavaScript /JS (x) >>] >>';
		const all = file('/Names << /JavaScript << /Kids [4 0 R] >> >>', branch, last);
		expect(await causeOf(all)).toBe('script');
		const unnamed = '<< /Names [(a) (x)] >>';
		expect(await causeOf(file('/Names << /JavaScript 4 0 R >>', unnamed))).toBe('script');
	});
});

describe('each kind of what is active', () => {
	const printing = '<< /S /Named /N /Print >>';
	const annotation = (kind: string, more = '') => `<< /Type /Annot /Subtype /${kind} ${more} >>`;

	test.each([
		['by-itself', 'print on opening', file(`/OpenAction ${printing}`)],
		['by-itself', 'print when it is closed', file('', `<< /AA << /C ${printing} >> >>`)],
		[
			'script',
			'the script of a field',
			file('', '<< /FT /Tx /AA << /K << /S /JavaScript /JS (x) >> >> >>'),
		],
		['script', 'a script in a stream', file('', '<< /JS 5 0 R >>', streamOf('app.alert(1)'))],
		[
			'form',
			'a form that is sent',
			file('', linkTo('<< /S /SubmitForm /F (https://a.example) >>')),
		],
		['form', 'a form that is emptied', file('', linkTo('<< /S /ResetForm >>'))],
		['form', 'data that is fetched', file('', linkTo('<< /S /ImportData /F (a.fdf) >>'))],
		['form', 'a form in XML', file('/AcroForm << /XFA 4 0 R >>', streamOf('<xdp/>'))],
		[
			'form',
			'a form in XML, in parts',
			file('/AcroForm << /XFA [(a) 4 0 R] >>', streamOf('<xdp/>')),
		],
		['media', 'a sound', file('', annotation('Sound'))],
		['media', 'a sound of a link', file('', linkTo('<< /S /Sound >>'))],
		['media', 'a film', file('', annotation('Movie'))],
		['media', 'what is played', file('', linkTo('<< /S /Rendition /OP 0 >>'))],
		['media', 'what can be played', file('', '<< /Type /Rendition /S /MR >>')],
		['media', 'rich media', file('', annotation('RichMedia'))],
		['media', 'a 3D model', file('', annotation('3D', '/3DD 5 0 R'), streamOf('x', '/Type /3D'))],
		['attachment', 'a file as a note', file('', annotation('FileAttachment'))],
		['attachment', 'a link to an attached PDF', file('', linkTo('<< /S /GoToE /T << >> >>'))],
		['action', 'a thread in another file', file('', linkTo('<< /S /Thread /F (a.pdf) >>'))],
		['file-link', 'another PDF', file('', linkTo('<< /S /GoToR /F (thesis.pdf) >>'))],
		[
			'bare-link',
			'a website without https://',
			file('', linkTo('<< /S /GoToR /F << /UF (a.example/x.pdf) >> >>')),
		],
		['program-link', 'a program', file('', linkTo('<< /S /Launch /Win << /F (calc.exe) >> >>'))],
		['script-link', 'the base of all links', file('/URI << /Base (javascript:x) >>')],
		[
			'hybrid',
			'the document from which it was made',
			fileWith('/AdditionalStreams [/a 4 0 R]', catalog(), ...pages, streamOf('x')),
		],
	])('as %s: %s', async (cause, _, bytes) => {
		expect(await causeOf(bytes)).toBe(cause);
	});
});

import { describe, expect, test } from 'vitest';
import { wordsOf } from '#server/cv/refusal.ts';
import { refusedAddress, refusedFile, refusedProgram } from './addresses.ts';

test.each([
	'https://a.example',
	'HTTP://a.example',
	'mailto:ann@a.example',
	'tel:+44 20 7946 0000',
	'callto:+442079460000',
	'sms:+442079460000',
	'skype:ann?call',
	'whatsapp://send?phone=442079460000',
	'ftp://a.example/thesis.pdf',
	'www.a.example:8080/ann',
	'a.example/ann',
	'#page-2',
	'',
])('a link to %s is taken', (address) => {
	expect(refusedAddress(address)).toBeNull();
});

describe('a link is refused with its address and what to do', () => {
	const link = (address: string) => {
		const refusal = refusedAddress(address);
		return refusal && wordsOf(refusal);
	};

	test.each([
		['javascript:void(0)', 'A link in it runs a script: “javascript:void(0)”.'],
		['java\nscript:x', 'A link in it runs a script: “java script:x”.'],
		['data:text/html,x', 'A link in it runs a script: “data:text/html,x”.'],
		['file:///C:/Users/ann/cv.docx', 'a file on your computer: “file:///C:/Users/ann/cv.docx”.'],
		['C:\\Users\\ann\\cv.docx', 'a file on your computer: “C:\\Users\\ann\\cv.docx”.'],
		['\\\\server\\cv', 'a file on your computer: “\\\\server\\cv”.'],
		['file:///home/ann/portfolio.example/x', 'as https:// is missing: “portfolio.example/x”.'],
		['//www.portfolio.example', 'as https:// is missing: “www.portfolio.example”.'],
		['localhost:3000/ann', 'your own computer, where others cannot go: “localhost:3000/ann”.'],
		['ttps://portfolio.example', 'as it should: “ttps://portfolio.example”.'],
		['LinkedIn:https://a.example/ann', 'as it should: “LinkedIn:https://a.example/ann”.'],
		['ms-word:ofe|u|https://a.example', 'as it should: “ms-word:ofe|u|https://a.example”.'],
	])('%s', (address, words) => {
		expect(link(address)).toContain(words);
		expect(link(address)).toMatch(/^A link in it .+ save the PDF, and choose it again\.$/);
	});

	test('that is long is cut, and nothing in it changes how the sentence is read', () => {
		expect(link(`ttps://${'a'.repeat(500)}`)).toContain(`: “ttps://${'a'.repeat(73)}…”.`);
		expect(link('file:///a\u202Efdp.exe')).toContain(': “file:///a fdp.exe”.');
	});
});

test.each([
	['portfolio.example/tess.pdf', { cause: 'bare-link', about: 'portfolio.example/tess' }],
	['www.portfolio.example', { cause: 'bare-link', about: 'www.portfolio.example' }],
	['thesis.pdf', { cause: 'file-link', about: 'thesis.pdf' }],
	['../cv.docx', { cause: 'file-link', about: '../cv.docx' }],
])('a link to the file %s', (name, refusal) => {
	expect(refusedFile(name)).toEqual(refusal);
});

test('a link that opens a file with its program is told from the address of a website', () => {
	expect(refusedProgram('calc.exe')).toEqual({ cause: 'program-link', about: 'calc.exe' });
	expect(refusedProgram('portfolio.example/x')).toMatchObject({ cause: 'bare-link' });
});

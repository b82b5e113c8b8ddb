import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkPdf } from '#server/cv/check-pdf.ts';
import { catalog, fileOf, pages, streamOf } from '#test/pdf-files.ts';

const page = (contents: string) => `<< /Type /Page /Parent 2 0 R /Contents ${contents} >>`;
const showing = (...streams: string[]) =>
	fileOf(
		catalog(),
		pages[0],
		page(`[${streams.map((_, at) => `${at + 4} 0 R`).join(' ')}]`),
		...streams,
	);
const packed = (content: string) =>
	streamOf(deflateSync(content).toString('latin1'), '/Filter /FlateDecode');
const lines = `q\n${'0 0 m 10 10 l\n'.repeat(40)}S\nQ`;

describe('whether a CV has text that programs can read', () => {
	test.each([
		['(Tess) Tj', true],
		['[(T) -20 (ess)] TJ', true],
		['[<0041> 20 <0042> ] TJ', true],
		['<00410042>Tj', true],
		["(Tess) '", true],
		['(a\\)) Tj', true],
		['() Tj', false],
		['[() 3] TJ', false],
		['q 100 0 0 100 0 0 cm /Im1 Do Q', false],
		['', false],
	])('%s: %s', async (content, hasText) => {
		expect(await checkPdf(showing(streamOf(content)))).toEqual({ refused: null, hasText });
		expect(await checkPdf(showing(streamOf(' '), packed(content)))).toEqual({
			refused: null,
			hasText,
		});
	});

	test('also where it is in a form that pages draw', async () => {
		const form = streamOf('(Tess) Tj', '/Subtype /Form');
		const file = fileOf(catalog(), pages[0], page('4 0 R'), streamOf('/Fm1 Do'), form);
		expect(await checkPdf(file)).toEqual({ refused: null, hasText: true });
	});
});

describe('a damaged file that shows nothing is refused', () => {
	const damaged = { refused: { cause: 'damaged' } };

	test('as one whose ends of lines an old mail program has changed', async () => {
		const moves = (seed: number) =>
			Array.from({ length: 90 }, (_, at) => `${(seed + at) * 7919} ${at * at} m`).join('\n');
		const breaks = (content: string) => {
			const bytes = deflateSync(content).toString('latin1').replaceAll('\n', '\r\n');
			expect(bytes).toContain('\r\n');
			return () => inflateSync(Buffer.from(bytes, 'latin1'));
		};
		const content = `q\n${moves(6)}\nS`;
		expect(breaks(content)).toThrow();
		const changed = showing(packed(content)).toString('latin1').replaceAll('\n', '\r\n');
		expect(await checkPdf(Buffer.from(changed, 'latin1'))).toEqual(damaged);
	});

	test('as one whose pages are lost', async () => {
		expect(await checkPdf(fileOf(catalog(), pages[0], page('9 0 R')))).toEqual(damaged);
	});

	test('but not one of which a page is left, or whose end of a page is cut off', async () => {
		expect(
			await checkPdf(fileOf(catalog(), pages[0], page('[9 0 R 4 0 R]'), streamOf(lines))),
		).toEqual({
			refused: null,
			hasText: false,
		});
		const cut = packed(lines).replace(/.{4}(?=\nendstream)/s, '');
		expect((await checkPdf(showing(cut))).refused).toBeNull();
	});
});

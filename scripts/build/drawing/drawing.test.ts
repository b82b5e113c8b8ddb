import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullPrograms as programs } from '#content/full-programs.ts';
import { drawBrochure } from './brochure.ts';
import { compactPath } from './compact-path.ts';
import { indexedPng } from './indexed-png.ts';
import { wrap } from './social-card.ts';
import { socialCards } from './social-cards.ts';

/** The whole document as the viewer gets it. */
async function bytesOf(pdf: ReturnType<typeof drawBrochure>) {
	const chunks: Buffer[] = [];
	pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
	const whole = new Promise<Buffer>((resolve) =>
		pdf.on('end', () => resolve(Buffer.concat(chunks))),
	);
	pdf.end();
	return whole;
}

test.each(programs)('the brochure of the $title is two tagged sheets', async (program) => {
	const pdf = drawBrochure(program);
	expect(pdf.bufferedPageRange().count).toBe(2);
	const text = (await bytesOf(pdf)).toString('latin1');
	expect(text).toMatch(/^%PDF-1\.7/);
	expect(text).toContain('/Marked true');
	expect(text).toContain('/Lang (en-GB)');
	expect(text).toContain('pdfuaid:part');
	expect(text.match(/\/Type \/FontDescriptor/g)).toHaveLength(2);
});

test('a text that fits stays on one line', () => {
	expect(wrap('London programs', 40, 'bold', 600)).toEqual(['London programs']);
});

test('a longer one breaks between words and loses none', () => {
	const text = 'Civil and Structural Engineering Program';
	const lines = wrap(text, 70, 'bold', 600);
	expect(lines.length).toBeGreaterThan(1);
	expect(lines.join(' ')).toBe(text);
});

test('a word wider than the line stands alone', () => {
	expect(wrap('an Unbreakable word', 70, 'bold', 100)).toEqual(['an', 'Unbreakable', 'word']);
});

test('each picture has a name of its own', () => {
	const names = socialCards.map(({ name }) => name);
	expect(new Set(names).size).toBe(names.length);
});

/** What a reader of PNG files makes of one: it is drawn into a picture of the same size. */
function decoded(png: Buffer, width: number, height: number) {
	const url = `data:image/png;base64,${png.toString('base64')}`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image href="${url}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`;
	return Buffer.from(new Resvg(svg).render().pixels);
}

test('up to 256 colours come back exactly', () => {
	const pixels = Buffer.from([
		200, 16, 46, 255, 29, 58, 138, 255, 251, 250, 247, 255, 16, 35, 63, 255,
	]);
	const png = indexedPng({ pixels, width: 2, height: 2 });
	expect(decoded(png, 2, 2)).toEqual(pixels);
});

test('of more colours the frequent stay exact and the rare become their nearest', () => {
	const grey = (value: number) => [value, value, value, 255];
	const many = Array.from({ length: 256 }, (_, value) => [...grey(value), ...grey(value)]).flat();
	const rare = [100, 100, 101, 255, 7, 7, 7, 255];
	const pixels = Buffer.from([...many, ...rare]);
	const back = decoded(indexedPng({ pixels, width: 2, height: 257 }), 2, 257);
	expect(back.subarray(0, many.length)).toEqual(Buffer.from(many));
	expect([...back.subarray(many.length)]).toEqual([...grey(100), ...grey(7)]);
});

test('a plain surface takes next to nothing', () => {
	const png = indexedPng({ pixels: Buffer.alloc(1200 * 630 * 4, 255), width: 1200, height: 630 });
	expect(png.length).toBeLessThan(2000);
	const data = png.indexOf('IDAT') + 4;
	expect(inflateSync(png.subarray(data)).length).toBe(1201 * 630);
});

test.each([
	['M1.24,2L3,4.5L-1,6Z', 1, 'm1.2,2l1.8,2.5-4,1.5z'],
	['M1.24,2L3,4.6L-1,6Z', 0, 'm1,2l2,3-4,1z'],
	// The second ring begins from where the first one did.
	['M10,10L11,10L11,11ZM10.5,10L12,10L12,13Z', 1, 'm10,10l1,0,0,1zm.5,0l1.5,0,0,3z'],
	// A ring without an area is left out, and does not move the next one.
	['M5,5L5,5L5.01,5ZM1,1L2,1L2,2Z', 1, 'm1,1l1,0,0,1z'],
])('%s to %i digits', (path, digits, compact) => {
	expect(compactPath(path, digits)).toBe(compact);
});

/** The points that a browser would draw, in steps of a tenth. */
function drawn(path: string): number[][] {
	let [x, y] = [0, 0];
	return path
		.split(/(?=m)/)
		.filter(Boolean)
		.map((ring) => {
			const values = [...ring.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([one]) => Number(one));
			const points: number[] = [];
			for (let at = 0; at < values.length; at += 2) {
				x += values[at] ?? 0;
				y += values[at + 1] ?? 0;
				// Zero has a sign that no path shows.
				points.push(Math.round(x * 10) + 0, Math.round(y * 10) + 0);
			}
			[x = 0, y = 0] = points.map((value) => value / 10);
			return points;
		});
}

test('every ring has the places it had', () => {
	const place = fc.integer({ min: -9999, max: 9999 });
	const ring = fc.uniqueArray(fc.tuple(place, place), { minLength: 3, selector: String });
	fc.assert(
		fc.property(fc.array(ring), (rings) => {
			const path = rings
				.map((one) => `M${one.map(([x, y]) => `${x / 10},${y / 10}`).join('L')}Z`)
				.join('');
			expect(drawn(compactPath(path, 1))).toEqual(rings.map((one) => one.flat()));
		}),
	);
});

import { inflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { indexedPng } from './indexed-png.ts';

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

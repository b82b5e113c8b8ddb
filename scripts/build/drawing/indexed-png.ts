import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { fonts } from './brand.ts';

type Pixels = { pixels: Uint8Array; width: number; height: number };

const most = 256;

/**
 * An opaque picture as PNG with a palette, about a third of the size of one in full colour. Where
 * there are more than 256 colours the rarest, all of them edges of letters, become their nearest.
 *
 * @param pixels red, green, blue and alpha of each, row by row
 */
export function indexedPng({ pixels, width, height }: Pixels): Buffer {
	const words = new Uint32Array(new Uint8Array(pixels).buffer);
	const { palette, places } = choose(words);
	const rows = Buffer.alloc((width + 1) * height);
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			rows[y * (width + 1) + x + 1] = places.get(words[y * width + x] as number) as number;
		}
	}
	return Buffer.concat([
		Buffer.from('89504e470d0a1a0a', 'hex'),
		chunk('IHDR', header(width, height)),
		chunk('PLTE', Buffer.from(palette.flatMap(parts))),
		chunk('IDAT', deflateSync(rows)),
		chunk('IEND', Buffer.alloc(0)),
	]);
}

/** The most frequent colours, and for every colour its place among them or that of its nearest. */
function choose(words: Uint32Array) {
	const counts = new Map<number, number>();
	for (let start = 0, end = 0; start < words.length; start = end) {
		const colour = words[start] as number;
		while (words[end] === colour) end++;
		counts.set(colour, (counts.get(colour) ?? 0) + end - start);
	}
	const byCount = [...counts].toSorted((a, b) => b[1] - a[1]).map(([colour]) => colour);
	const palette = byCount.slice(0, most);
	const place = (colour: number, index: number) =>
		index < most ? index : nearest(colour, palette);
	return {
		palette,
		places: new Map(byCount.map((colour, index) => [colour, place(colour, index)])),
	};
}

/** Red, green and blue of a pixel as it lies in memory. */
const parts = (colour: number): [number, number, number] => [
	colour & 255,
	(colour >> 8) & 255,
	(colour >> 16) & 255,
];

function nearest(colour: number, palette: number[]) {
	const [red, green, blue] = parts(colour);
	const distances = palette.map((other) => {
		const [r, g, b] = parts(other);
		return (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
	});
	return distances.indexOf(Math.min(...distances));
}

/** Eight bits a pixel, colours by palette, no interlacing. */
function header(width: number, height: number) {
	const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
	data.writeUInt32BE(width, 0);
	data.writeUInt32BE(height, 4);
	return data;
}

/** Length, name, data and checksum, as every part of a PNG has them. */
function chunk(name: string, data: Buffer) {
	const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
	const length = Buffer.alloc(4);
	length.writeUInt32BE(data.length);
	const checksum = Buffer.alloc(4);
	checksum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, checksum]);
}

/** An opaque drawing as a small PNG, in its own size. */
export const picture = (svg: string): Buffer => indexedPng(render(svg));

/** A drawing as PNG with its transparency. @param width in pixels */
export const icon = (svg: string, width: number): Buffer => render(svg, width).asPng();

const render = (svg: string, width?: number) =>
	new Resvg(svg, {
		font: {
			loadSystemFonts: false,
			fontFiles: Object.values(fonts),
			defaultFontFamily: 'Figtree',
		},
		...(width && { fitTo: { mode: 'width', value: width } }),
	}).render();

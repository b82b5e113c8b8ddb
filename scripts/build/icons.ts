/**
 * Creates the icons of the site from public/favicon.svg: the files in public/icons,
 * public/favicon.ico for programs that do not read the page for its icon, and
 * public/site.webmanifest, which names them (none is committed).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { site } from '#content/site.ts';
import { colour, mark } from './drawing/brand.ts';
import { icon } from './drawing/indexed-png.ts';
import { inProject, redraw } from './drawing/redraw.ts';

/** Without round corners of its own, since the system cuts the icon into its own shape. */
const square = mark.replace(' rx="9"', '');

const icons = [
	{ file: 'icons/apple-touch-icon.png', drawing: square, size: 180 },
	{ file: 'icons/icon-192.png', drawing: mark, size: 192 },
	{ file: 'icons/icon-512.png', drawing: mark, size: 512 },
	{ file: 'icons/icon-maskable-512.png', drawing: square, size: 512 },
];

const manifest = {
	name: site.name,
	short_name: site.shortName,
	lang: 'en-GB',
	start_url: '/',
	display: 'browser',
	background_color: colour('paper'),
	theme_color: colour('paper'),
	icons: [
		{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
		{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
		{ src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
		{
			src: '/icons/icon-maskable-512.png',
			sizes: '512x512',
			type: 'image/png',
			purpose: 'maskable',
		},
	],
};

/** An ICO file with one picture, itself a PNG file: a directory of 6 and an entry of 16 bytes before it. */
function ico(png: Buffer, size: number): Buffer {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}

const outputs = ['public/favicon.ico', 'public/site.webmanifest'].concat(
	icons.map(({ file }) => `public/${file}`),
);

await redraw('icons', ['scripts/build/icons.ts', 'content/site.ts'], outputs, () => {
	mkdirSync(inProject('public/icons'), { recursive: true });
	for (const { file, drawing, size } of icons) {
		writeFileSync(inProject(`public/${file}`), icon(drawing, size));
	}
	writeFileSync(inProject('public/favicon.ico'), ico(icon(mark, 32), 32));
	writeFileSync(
		inProject('public/site.webmanifest'),
		`${JSON.stringify(manifest, undefined, '\t')}\n`,
	);
});

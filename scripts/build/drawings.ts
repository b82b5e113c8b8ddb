/**
 * Makes pictures of the drawings in app/ui/art under app/generated (not committed). As a part of the page a drawing
 * takes its colours from it, but is fetched at once; as a picture it is fetched when it comes near, and carries the
 * same colours itself.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { markOf } from '#app/ui/art/mark-of.ts';
import { citySummaries } from '#content/uk-cities/summaries.ts';
import { SECTORS } from '#schema/internships/sectors.ts';

const at = (path: string) => new URL(`../../app/${path}`, import.meta.url);
const colours = readFileSync(at('styles/colours.css'), 'utf8');
const [light, dark] = [...colours.matchAll(/\.art \{([^}]+)\}/g)].map(([, rules = '']) =>
	rules.replaceAll(/\s+/g, ''),
);
if (!light || !dark) throw new Error('app/styles/colours.css names no colours of drawings.');

/** The skylines have a file each, and are named after it; of the scenes one file has several. */
write(
	'skylines',
	readdirSync(at('ui/art/skylines')).flatMap((file) => drawingsIn(`skylines/${file}`, file)),
);
write(
	'scenes',
	['heads.svg', 'scenes.svg', 'states.svg'].flatMap((file) => drawingsIn(file)),
);

/** One picture for the tiles of /programs/uk-cities, in their order, three in a row (app/styles/curated.css). */
write('skylines', [
	together(
		'cities.svg',
		citySummaries.flatMap(({ slug }) => drawingsIn(`skylines/${slug}.svg`)),
		(index) => [index % 3, Math.floor(index / 3)],
	),
]);

/** The marks of all sectors, a column for each ten of them, and signs in the last cells (app/styles/curated.css). */
const marks = new Map(drawingsIn('marks.svg').map((drawing) => [drawing.name, drawing]));
const signs = ['fit-full', 'reply', 'calendar'];
write('marks', [
	together(
		'sectors.svg',
		[...SECTORS.map(markOf), ...signs].map((id) => {
			const mark = marks.get(`${id}.svg`);
			if (!mark) throw new Error(`app/ui/art/marks.svg has no mark ${id}.`);
			return mark;
		}),
		(index) => {
			const cell = index < SECTORS.length ? index : index + 40 - SECTORS.length - signs.length;
			return [Math.floor(cell / 10), cell % 10];
		},
	),
]);

/** Drawings of one size as one picture. @param cellOf column and row, from 0 */
function together(
	name: string,
	drawings: Drawing[],
	cellOf: (index: number) => [number, number],
): Drawing {
	const [, , width, height] = drawings[0]?.box.split(' ').map(Number) ?? [];
	if (!width || !height) throw new Error(`${name} has no drawing.`);
	const cells = drawings.map((_, index) => cellOf(index));
	const size = (side: 0 | 1) => 1 + Math.max(...cells.map((cell) => cell[side]));
	return {
		name,
		box: `0 0 ${size(0) * width} ${size(1) * height}`,
		shapes: drawings
			.map(({ box, shapes }, index) => {
				const [column, row] = cellOf(index);
				return `<svg x="${column * width}" y="${row * height}" width="${width}" height="${height}" viewBox="${box}">${shapes}</svg>`;
			})
			.join(''),
	};
}

type Drawing = { name: string; box: string; shapes: string };

function drawingsIn(path: string, name?: string): Drawing[] {
	const symbols = [
		...readFileSync(at(`ui/art/${path}`), 'utf8').matchAll(
			/<symbol id="([^"]+)" viewBox="(0 0 (?:24 24|48 48|240 150|320 132))">(.*)<\/symbol>/g,
		),
	];
	if (symbols.length === 0) throw new Error(`${path} has no drawing.`);
	return symbols.map(([, id, box = '', shapes = '']) => ({
		name: name ?? `${id}.svg`,
		box,
		shapes,
	}));
}

function write(folder: string, drawings: Drawing[]) {
	const out = at(`generated/${folder}/`);
	mkdirSync(out, { recursive: true });
	for (const { name, box, shapes } of drawings) {
		const used = (rules: string) =>
			rules
				.split(';')
				.filter((rule) => shapes.includes(`(${rule.split(':')[0]})`))
				.join(';');
		const style = `svg{${used(light ?? '')}}@media(prefers-color-scheme:dark){svg{${used(dark ?? '')}}}`;
		// Shorter names: a picture has no others.
		const picture =
			`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${style}</style>${shapes}</svg>\n`.replaceAll(
				'--art-',
				'--',
			);
		writeFileSync(new URL(name, out), picture);
	}
}

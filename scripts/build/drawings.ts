/**
 * Makes pictures of the drawings in app/ui/art under app/generated (not committed). As a part of the page a drawing
 * takes its colours from it, but is fetched at once; as a picture it is fetched when it comes near, and carries the
 * same colours itself.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { citySummaries } from '#content/uk-cities/summaries.ts';

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
	{
		name: 'cities.svg',
		box: `0 0 ${3 * 320} ${Math.ceil(citySummaries.length / 3) * 132}`,
		shapes: citySummaries.map(placed).join(''),
	},
]);

function placed({ slug }: { slug: string }, index: number): string {
	const [drawing] = drawingsIn(`skylines/${slug}.svg`);
	const [x, y] = [(index % 3) * 320, Math.floor(index / 3) * 132];
	return `<svg x="${x}" y="${y}" width="320" height="132">${drawing?.shapes}</svg>`;
}

type Drawing = { name: string; box: string; shapes: string };

function drawingsIn(path: string, name?: string): Drawing[] {
	const symbols = [
		...readFileSync(at(`ui/art/${path}`), 'utf8').matchAll(
			/<symbol id="([^"]+)" viewBox="(0 0 (?:240 150|320 132))">(.*)<\/symbol>/g,
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

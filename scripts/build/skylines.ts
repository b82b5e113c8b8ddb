/**
 * Makes pictures of the skylines (app/ui/art/skylines) under app/generated (not committed). As a part of the page a
 * drawing takes its colours from it, but is fetched at once; as a picture it is fetched when it comes near, and
 * carries the same colours itself.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const at = (path: string) => new URL(`../../app/${path}`, import.meta.url);
const colours = readFileSync(at('styles/colours.css'), 'utf8');
const [light, dark] = [...colours.matchAll(/\.art \{([^}]+)\}/g)].map(([, rules = '']) =>
	rules.replaceAll(/\s+/g, ''),
);
if (!light || !dark) throw new Error('app/styles/colours.css names no colours of drawings.');

const out = at('generated/skylines/');
mkdirSync(out, { recursive: true });
for (const name of readdirSync(at('ui/art/skylines'))) {
	const drawing = readFileSync(at(`ui/art/skylines/${name}`), 'utf8');
	const symbol = /<symbol id="skyline" viewBox="([^"]+)">(.*)<\/symbol>/.exec(drawing);
	if (!symbol) throw new Error(`${name} has no skyline.`);
	const [, box, shapes = ''] = symbol;
	const used = (rules: string) =>
		rules
			.split(';')
			.filter((rule) => shapes.includes(`(${rule.split(':')[0]})`))
			.join(';');
	const style = `svg{${used(light)}}@media(prefers-color-scheme:dark){svg{${used(dark)}}}`;
	// Shorter names: a picture has no others.
	const picture =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${style}</style>${shapes}</svg>\n`.replaceAll(
			'--art-',
			'--',
		);
	writeFileSync(new URL(name, out), picture);
}

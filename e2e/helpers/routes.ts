import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { livePages } from '#app/live-pages.ts';
import { listingPath } from './page/listing-page.ts';

/** Every page that a build has rendered, by its path. @param site the folder of the site with its build */
export const builtPages = (site = '.'): string[] =>
	readdirSync(join(site, 'build', 'client'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('index.html'))
		.map((file) => `/${dirname(file)}`.replace('/.', '/'));

/** Those, and the ones that the server renders when they are asked for: of internships and companies, one each. */
export const publicPages = (): string[] => [
	...builtPages(),
	...livePages,
	listingPath,
	'/companies/tidewell-systems',
];

/** Pages that are answered with a 404 screen. */
export const missingPages = [
	'/programs/99999',
	'/programs/abc',
	'/no-such-page',
	'/account/no-such-page',
	'/internships/no-such-one',
	'/lists/no-such-list',
];

/** What an element is: its name, classes, and attributes that say more of it than its text does. */
const elementKinds = (html: string): Set<string> =>
	new Set(
		[...html.matchAll(/<([a-z][\w-]*)([^>]*)>/g)].map(([, name = '', attributes = '']) => {
			const [, classes = ''] = / class="([^"]*)"/.exec(attributes) ?? [];
			const more = attributes.match(/ (role|type)="[^"]*"| (aria-[a-z]+|href)(?==)/g) ?? [];
			return [name, classes, ...more.toSorted()].join();
		}),
	);

/**
 * The fewest pages, roughly, that together have every kind of element of all public and missing ones: looking at the
 * others would show the same elements with other texts.
 * @param url of a running site
 */
export async function pagesOfEveryElement(url: string): Promise<string[]> {
	const left = new Map<string, Set<string>>();
	for (const path of [...publicPages(), ...missingPages])
		left.set(path, elementKinds(await (await fetch(url + path)).text()));
	const chosen: string[] = [];
	for (;;) {
		const [[path, kinds] = ['', new Set<string>()]] = [...left].toSorted(
			([, one], [, other]) => other.size - one.size,
		);
		if (kinds.size === 0) return chosen;
		chosen.push(path);
		for (const [other, its] of left)
			left.set(other, new Set([...its].filter((kind) => !kinds.has(kind))));
	}
}

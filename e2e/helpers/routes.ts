import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { livePages } from '#app/live-pages.ts';
import { listingPath } from './page/listing-page.ts';

const client = join('build', 'client');

/** Every page that the build has rendered, by its path. */
const builtPages = (): string[] =>
	readdirSync(client, { recursive: true, encoding: 'utf8' })
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
	'/internships/no-such-one',
];

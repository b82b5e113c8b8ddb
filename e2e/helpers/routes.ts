import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const client = join('build', 'client');

/** Every page of the built site by its path. */
export const builtPages = (): string[] =>
	readdirSync(client, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('index.html'))
		.map((file) => `/${dirname(file)}`.replace('/.', '/'));

/** Pages that are answered with a 404 screen. */
export const missingPages = ['/programs/99999', '/programs/abc', '/no-such-page'];

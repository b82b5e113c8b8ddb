import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { staffScreens } from '#app/features/staff/screens.ts';
import routes from '#app/routes.ts';
import { screenParts } from './screen-parts.ts';

/** The files of the site that another one imports as it opens. */
const importedLater = new Set(
	readdirSync('app', { recursive: true, encoding: 'utf8' })
		.filter((path) => /(?<!\.test)\.tsx?$/.test(path))
		.flatMap((path) => {
			const file = join('app', path);
			return [...readFileSync(file, 'utf8').matchAll(/\bimport\(\s*'([^']+)'/g)].map(
				([, named = '']) => (named.startsWith('#') ? named.slice(1) : join(dirname(file), named)),
			);
		}),
);

const filesOf = (route: string, params = {}) => screenParts(route, params).map(({ file }) => file);

/** The id of a route, as React Router makes it of its file. */
const portals = routes
	.filter(({ file }) =>
		/behindSignIn|scriptsAtOnce|rowBehindSignIn/i.test(readFileSync(join('app', file), 'utf8')),
	)
	.map(({ file }) => file.replace(/\.tsx$/, ''));

describe('the parts of a screen', () => {
	test.each(portals)('of %s are named', (route) => {
		expect(filesOf(route)).not.toEqual([]);
	});

	test.each([...portals, 'routes/staff/staff'])(
		'of %s are what a screen imports as it opens',
		(route) => {
			const files = [{}, { id: 'new' }, { part: 'invitations' }].flatMap((params) =>
				filesOf(route, params),
			);
			expect(files.filter((file) => !importedLater.has(file))).toEqual([]);
		},
	);

	test.each(Object.keys(staffScreens))('of staff at %s are, too, in a list and alone', (screen) => {
		const files = [{ screen }, { screen, id: 'x' }].map((params) =>
			filesOf('routes/staff/staff', params),
		);
		for (const some of files) {
			expect(some.length).toBeGreaterThan(filesOf('routes/staff/staff').length);
			expect(some.filter((file) => !importedLater.has(file))).toEqual([]);
		}
	});

	test('are none where a route is no portal', () => {
		expect(filesOf('routes/home/home')).toEqual([]);
	});
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { screenParts } from './screen-parts.ts';

const filesIn = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: 'utf8' })
		.filter((path) => /(?<!\.test)\.tsx?$/.test(path))
		.map((path) => join(folder, path));

/** The files that a file imports as it opens. */
const importsOf = (file: string) =>
	[...readFileSync(file, 'utf8').matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, named = '']) =>
		named.startsWith('#') ? named.slice(1) : join(dirname(file), named),
	);

const importedLater = new Set(filesIn('app').flatMap(importsOf));

const filesOf = (route: string, params = {}) =>
	screenParts([route], params, (id) => importsOf(`app/${id}.tsx`)).map(({ file }) => file);

const everyRoute = (some: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
	some.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);

/** The id of a route, as React Router makes it of its file. */
const portals = everyRoute(routes)
	.filter(({ file }) =>
		/behindSignIn|scriptsAtOnce|rowBehindSignIn|staff(Row)?Handle/i.test(
			readFileSync(join('app', file), 'utf8'),
		),
	)
	.map(({ file }) => file.replace(/\.tsx$/, ''));

describe('the parts of a screen', () => {
	test.each(portals)('of %s are named, and imported as it opens', (route) => {
		const files = [{}, { id: 'new' }, { part: 'invitations' }].flatMap((params) =>
			filesOf(route, params),
		);
		expect(files).not.toEqual([]);
		expect(files.filter((file) => !importedLater.has(file))).toEqual([]);
	});

	test('of staff are those of the screen and of the frame around it', () => {
		expect(portals).toContain('routes/staff/drafts');
		expect(filesOf('routes/staff/drafts')).toEqual([
			...filesOf('routes/employer/applicant').filter((file) => !/applicant|hand-over/.test(file)),
			'app/features/staff/drafts/drafts-screen.tsx',
			'app/features/staff/drafts/api.ts',
			'app/lib/hand-over.ts',
		]);
		expect(filesOf('routes/staff/staff')).toContain('app/features/staff/staff-desk.tsx');
	});

	test('are none where a route is no portal', () => {
		expect(filesOf('routes/home/home')).toEqual([]);
	});
});

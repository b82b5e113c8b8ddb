import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import routes from '#app/routes.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(app, file), 'utf8');

/** The folders, relative to app, whose classes a stylesheet leaves out. */
const leftOutOf = (stylesheet: string) =>
	[...read(stylesheet).matchAll(/@source not "\.\/(.+)";/g)].map(([, folder]) => `${folder}/`);

/** The files, relative to app, whose values a file imports, at once or when they are needed. */
function importsOf(file: string): string[] {
	const text = read(file);
	const named = /(?:import|export)\s+(?!type\b)[^;]*?from\s+'([^']+)'|import\(?\s*'([^']+)'/g;
	return [...text.matchAll(named)].flatMap(([, from, alone]) => {
		const name = (from ?? alone) as string;
		if (!/\.tsx?$/.test(name)) return [];
		if (name.startsWith('#app/')) return [name.slice('#app/'.length)];
		return name.startsWith('.') ? [join(dirname(file), name)] : [];
	});
}

/** What some screens are made of: these, the scripts of public pages where they are, and all that both import. */
function filesOf(isWanted: (path: string) => boolean, scripts: string[] = []): Set<string> {
	const screens = routes.filter(({ path = '' }) => isWanted(`/${path}`));
	const within = screens.flatMap(({ children = [] }: RouteConfigEntry) => children);
	const files = new Set<string>();
	const waiting = ['root.tsx', ...[...screens, ...within].map(({ file }) => file), ...scripts];
	for (const file of waiting) {
		if (files.has(file)) continue;
		files.add(file);
		waiting.push(...importsOf(file));
	}
	return files;
}

const pageScripts = readdirSync(join(app, 'page'), { recursive: true, encoding: 'utf8' })
	.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
	.map((name) => join('page', name));

const areLeftOut = (files: Set<string>, leftOut: string[]) =>
	[...files].filter((file) => leftOut.some((folder) => file.startsWith(folder)));

it('no public page is made of what its stylesheet leaves out', () => {
	const files = filesOf(isPublicPage, pageScripts);
	expect(files).toContain('features/internships/card/curated-card.tsx');
	expect(leftOutOf('public.css')).toContain('features/staff/');
	expect(areLeftOut(files, leftOutOf('public.css'))).toEqual([]);
});

it('no screen that React draws is made of what its stylesheet leaves out', () => {
	const files = filesOf((path) => !isPublicPage(path));
	expect(files).toContain('features/applications/hosts/list/applicant-rows.tsx');
	expect(leftOutOf('screens.css')).toContain('routes/home/');
	expect(areLeftOut(files, leftOutOf('screens.css'))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isPublicPage } from '#app/lib/addresses/public-page.ts';
import routes from '#app/routes.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(join(app, file), 'utf8');

/** The folders, relative to app, whose classes the stylesheet of public pages leaves out. */
const leftOut = [...read('public.css').matchAll(/@source not "\.\/(.+)";/g)].map(
	([, folder]) => `${folder}/`,
);

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

/** What public pages are made of: their screens, their scripts, and all that these import. */
function publicFiles(): Set<string> {
	const screens = routes.filter(({ path = '' }) => isPublicPage(`/${path}`));
	const scripts = readdirSync(join(app, 'page'), { recursive: true, encoding: 'utf8' })
		.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
		.map((name) => join('page', name));
	const waiting = ['root.tsx', ...screens.map(({ file }) => file), ...scripts];
	const files = new Set<string>();
	for (const file of waiting) {
		if (files.has(file)) continue;
		files.add(file);
		waiting.push(...importsOf(file));
	}
	return files;
}

it('no public page is made of what its stylesheet leaves out', () => {
	const files = publicFiles();
	expect(files).toContain('features/internships/card/curated-card.tsx');
	expect(leftOut).toContain('features/staff/');
	expect([...files].filter((file) => leftOut.some((folder) => file.startsWith(folder)))).toEqual(
		[],
	);
});

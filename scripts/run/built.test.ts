import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuilt, markBuilt, unmarkBuilt } from './built.mjs';

let root: string;
const folders = [
	'app',
	'app/ui',
	'content',
	'schema',
	'server',
	'server/site',
	'scripts',
	'scripts/build',
	'scripts/bench',
	'public',
	'public/icons',
	'docs',
	'build',
];
const changed = ['app/ui/card.tsx', 'server/site/sitemap.ts'];
const files = [
	'package-lock.json',
	'docs/employers-api.md',
	'react-router.config.ts',
	'vite.config.ts',
	...changed,
];
const made = 'public/icons/icon.png';

/** Seconds from now, as the time that a file was changed. */
function change(path: string, seconds: number): void {
	const time = Date.now() / 1000 + seconds;
	utimesSync(join(root, path), time, time);
}

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'built-'));
	for (const folder of folders) mkdirSync(join(root, folder));
	for (const file of [...files, made]) writeFileSync(join(root, file), '');
	for (const path of [...files, made, ...folders.toReversed()]) change(path, -60);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a folder without a mark is not built', () => {
	expect(isBuilt(root)).toBe(false);
	unmarkBuilt(root);
	expect(isBuilt(root)).toBe(false);
});

test.each(changed)('a build is valid until %s is changed, or the next build begins', (source) => {
	markBuilt(root, 'now');
	expect(isBuilt(root)).toBe(true);
	change(source, 60);
	expect(isBuilt(root)).toBe(false);
	change(source, -60);
	unmarkBuilt(root);
	expect(isBuilt(root)).toBe(false);
});

test('what the build makes itself does not count as a source, nor does what measures it', () => {
	markBuilt(root, 'now');
	change(made, 60);
	change('scripts/bench', 60);
	expect(isBuilt(root)).toBe(true);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const patches = readdirSync(join(root, 'patches'));

type Manifest = { version: string; dependencies: Record<string, string> };
const manifestOf = (...folder: string[]) =>
	JSON.parse(readFileSync(join(root, ...folder, 'package.json'), 'utf8')) as Manifest;

/** A part of a patched file: the text that was there, and the one that is there instead. */
type Hunk = { file: string; before: string; after: string };

function hunksOf(patch: string): Hunk[] {
	return patch.split(/^diff --git /m).flatMap((part) => {
		const [, file = ''] = /^\+\+\+ b\/(.+)$/m.exec(part) ?? [];
		const [, ...hunks] = part.split(/^@@ .*\n/m);
		return hunks.map((hunk) => {
			const lines = hunk.split('\n').filter((line) => /^[ +-]/.test(line));
			const without = (sign: string) =>
				lines.flatMap((line) => (line.startsWith(sign) ? [] : [line.slice(1)])).join('\n');
			return { file, before: without('+'), after: without('-') };
		});
	});
}

/**
 * A patch is applied by patch-package when packages are installed, and names the version it is made
 * for. After an upgrade: look whether the fault is still there, then make the patch again or drop it.
 */
describe.each(patches)('%s', (name) => {
	const [, packageName = '', version = ''] = /^(.+)\+([^+]+)\.patch$/.exec(name) ?? [];
	const folder = packageName.replaceAll('+', '/');

	test('is for the version that is installed and asked for', () => {
		expect(manifestOf('node_modules', folder).version).toBe(version);
		expect(manifestOf().dependencies[folder]).toBe(version);
	});

	test('is applied, every part of it once', () => {
		const hunks = hunksOf(readFileSync(join(root, 'patches', name), 'utf8'));
		expect(hunks.length).toBeGreaterThan(0);
		for (const { file, before, after } of hunks) {
			const text = readFileSync(join(root, file), 'utf8');
			expect(text.split(after)).toHaveLength(2);
			expect(text).not.toContain(before);
		}
	});

	test('is the one copy of its package', () => {
		const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
			packages: Record<string, object>;
		};
		const copies = Object.keys(lock.packages).filter((path) =>
			path.endsWith(`node_modules/${folder}`),
		);
		expect(copies).toEqual([`node_modules/${folder}`]);
	});
});

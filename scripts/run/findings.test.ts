import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('../../findings/', import.meta.url);
const names = globSync('*', { cwd: folder });
const scripts = names.filter((name) => name !== 'README.md');

test('findings/ has a README of five lines, and scripts', () => {
	expect(names).toContain('README.md');
	const written = readFileSync(new URL('README.md', folder), 'utf8').split('\n');
	expect(written.slice(1).filter((line) => line !== '').length).toBeLessThanOrEqual(5);
	expect(scripts.filter((name) => !/^[a-z0-9-]+\.sh$/.test(name))).toEqual([]);
});

describe.each(scripts)('findings/%s', (name) => {
	const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');

	test('can be run, and begins with three to six lines of comment', () => {
		expect(statSync(new URL(name, folder)).mode & 0o111).toBe(0o111);
		expect(lines[0]).toMatch(/^#!/);
		const head = lines.slice(1).findIndex((line) => !line.startsWith('#'));
		expect(head).toBeGreaterThanOrEqual(3);
		expect(head).toBeLessThanOrEqual(6);
	});

	test('stops at an error, and removes its temporary folder', () => {
		expect(lines).toContainEqual(expect.stringMatching(/^set -e/));
		expect(lines.join('\n')).toMatch(/mktemp -d[\s\S]*trap .*rm -rf/);
	});

	test('takes nothing from the site', () => {
		expect(lines.filter((line) => !line.startsWith('#')).join('\n')).not.toMatch(
			/#(app|schema|server|content)\/|\.\.\//,
		);
	});
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
type Entry = { integrity?: string; inBundle?: boolean; hasInstallScript?: boolean };

async function lockedPackages(): Promise<[path: string, entry: Entry][]> {
	const text = await readFile(join(root, 'package-lock.json'), 'utf8');
	const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
	return Object.entries(packages).filter(([path]) => path !== '');
}

test('every package of the lock file has the sum of what is to be installed', async () => {
	const locked = await lockedPackages();
	expect(locked.length).toBeGreaterThan(500);
	// A bundled package is part of another package and covered by its checksum.
	const without = locked.filter(([, { integrity, inBundle }]) => !inBundle && !integrity);
	expect(without.map(([path]) => path)).toEqual([]);
	for (const [path, { integrity, inBundle }] of locked)
		if (!inBundle) expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
});

test('Node comes as packages of the lock file, without an install script', async () => {
	const locked = new Map(await lockedPackages());
	for (const name of ['linux-x64', 'linux-arm64', 'win-x64', 'darwin-x64', 'bin-darwin-arm64']) {
		const node = locked.get(`node_modules/node-${name}`);
		expect([name, node?.integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
		expect(node?.hasInstallScript).toBeUndefined();
	}
	expect(locked.has('node_modules/node')).toBe(false);
});

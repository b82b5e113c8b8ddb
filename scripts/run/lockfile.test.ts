import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
type Entry = {
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	integrity?: string;
	resolved?: string;
	inBundle?: boolean;
	hasInstallScript?: boolean;
};

async function read<T>(...path: string[]): Promise<T> {
	return JSON.parse(await readFile(join(root, ...path), 'utf8')) as T;
}

async function lockedPackages(folder = '.'): Promise<[path: string, entry: Entry][]> {
	const { packages } = await read<{ packages: Record<string, Entry> }>(folder, 'package-lock.json');
	return Object.entries(packages).filter(([path]) => path !== '');
}

/** Those with a lock file, and how many packages it names at least. */
const folders = [
	['.', 400],
	['scripts/bench/lighthouse', 190],
] as const;

test.each(folders)(
	'every package of the lock file in %s has a sum and its public address',
	async (...one) => {
		const [folder, least] = one;
		const locked = await lockedPackages(folder);
		expect(locked.length).toBeGreaterThan(least);
		// A bundled package is part of another package and covered by its checksum.
		for (const [path, { integrity, resolved }] of locked.filter(([, { inBundle }]) => !inBundle)) {
			expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-/)]);
			// Without it npm reads the description of every package first, which is half of an installation's work.
			// Where npm has another registry, it asks that one instead.
			const address = expect.stringMatching(/^https:\/\/registry\.npmjs\.org\/.+\.tgz$/);
			expect([path, resolved]).toEqual([path, address]);
		}
	},
);

test.each(folders)('the lock file in %s names what its package.json asks for', async (folder) => {
	const asked = await read<Record<string, object>>(folder, 'package.json');
	const { packages } = await read<{ packages: Record<string, Record<string, object>> }>(
		folder,
		'package-lock.json',
	);
	for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'])
		expect(packages['']?.[kind]).toEqual(asked[kind]);
});

/** The places where a package looks for another, as Node does: beside it, then in the folders above. */
function placesOf(path: string, name: string): string[] {
	const folders = path.split(/\/?node_modules\//).map((_, depth, parts) => {
		const above = parts.slice(1, parts.length - depth);
		return above.map((part) => `node_modules/${part}/`).join('');
	});
	return folders.map((folder) => `${folder}node_modules/${name}`);
}

// `npm ci` refuses a lock file that lacks one, also where the package is for other machines.
test.each(folders)('the lock file in %s has whatever its packages ask for', async (folder) => {
	const locked = await lockedPackages(folder);
	const paths = new Set(locked.map(([path]) => path));
	const missing = locked.flatMap(([path, { dependencies, optionalDependencies }]) =>
		Object.keys({ ...dependencies, ...optionalDependencies })
			.filter((name) => !placesOf(path, name).some((place) => paths.has(place)))
			.map((name) => `${path} → ${name}`),
	);
	expect(missing).toEqual([]);
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

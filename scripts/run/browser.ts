/**
 * The Chromium of the end-to-end tests: the machine's own, Debian's, or Playwright's, in this order. With the argument
 * `all` also Debian's Firefox and WebKit, for the journeys in browsers/.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const candidates = [
	process.env.CHROMIUM_PATH,
	// Chromium without windows: a new context takes it a third of the time.
	'/usr/bin/chromium-headless-shell',
	'/usr/bin/chromium',
	'/usr/bin/google-chrome',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Most of them stop Chromium from calling its maker's servers, which a closed network answers with a flood of errors.
 */
export const browserFlags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** @returns the path of a browser that is there, or undefined */
export const findBrowser = () =>
	[...candidates, chromium.executablePath()].find((path) => path && existsSync(path));

const succeeds = (command: string, args: string[]) =>
	spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** How this user may run apt-get, or undefined where there is none or they may not. */
function apt(): string[] | undefined {
	if (!existsSync('/usr/bin/apt-get')) return undefined;
	if (process.getuid?.() === 0) return [];
	return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : undefined;
}

function run(command: string, args: string[]) {
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** @param choices sets of packages, of which the first that can be installed will do */
function installWithApt(prefix: string[], choices: string[][]) {
	const [command = '', ...rest] = [...prefix, 'apt-get'];
	const install = (names: string[]) =>
		run(command, [...rest, 'install', '-y', '-q', '--no-install-recommends', ...names]);
	return run(command, [...rest, 'update', '-q']) && choices.some(install);
}

/** Installs a browser where none is found. @throws with what was tried, when that fails */
export function ensureBrowser() {
	if (findBrowser()) return;
	console.log('Installing Chromium for the tests …');
	const prefix = apt();
	// Ubuntu and older Debians have no package of the first name.
	const packages = [['chromium-headless-shell'], ['chromium']];
	if (prefix && installWithApt(prefix, packages) && findBrowser()) return;
	run(process.execPath, [
		'node_modules/playwright-core/cli.js',
		'install',
		'--with-deps',
		'chromium',
	]);
	if (findBrowser()) return;
	throw new Error(
		'No Chromium was found, and neither apt-get nor Playwright could install one. Set CHROMIUM_PATH to a Chromium or Chrome.',
	);
}

/** Programs that the journeys need beside Chromium, each with the package of Debian that has it. */
const others = [
	['/usr/bin/firefox-esr', 'firefox-esr'],
	['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
	['/usr/bin/Xvfb', 'xvfb'],
] as const;

/** Installs the other browsers where that is possible. Elsewhere the journeys in them fail, and name the package. */
function installOthers() {
	const missing = others.filter(([path]) => !existsSync(path)).map(([, name]) => name);
	const prefix = apt();
	if (missing.length === 0 || !prefix) return;
	console.log(`Installing ${missing.join(', ')} for the tests …`);
	installWithApt(prefix, [missing]);
}

if (import.meta.main) {
	ensureBrowser();
	if (process.argv.includes('all')) installOthers();
}

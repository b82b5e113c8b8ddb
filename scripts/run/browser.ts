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

/** Installs packages of Debian, one by one, as one that is not to be had keeps none of the others away. */
function installWithApt(prefix: string[], packages: string[], isEnough: () => boolean) {
	const [command = '', ...rest] = [...prefix, 'apt-get'];
	// Where one of the sources does not answer, the lists of the others are there all the same.
	run(command, [...rest, 'update', '-q']);
	for (const name of packages)
		if (!isEnough())
			run(command, [...rest, 'install', '-y', '-q', '--no-install-recommends', name]);
}

/** Installs a browser where none is found. @throws with what was tried, when that fails */
export function ensureBrowser() {
	if (findBrowser()) return;
	console.log('Installing Chromium for the tests …');
	const prefix = apt();
	if (prefix) {
		// Ubuntu and older Debians have no package of the first name.
		const packages = ['chromium-headless-shell', 'chromium'];
		installWithApt(prefix, packages, () => findBrowser() !== undefined);
	}
	if (findBrowser()) return;
	run(process.execPath, [
		'node_modules/playwright-core/cli.js',
		'install',
		'--with-deps',
		'chromium',
	]);
	if (findBrowser()) return;
	throw new Error(
		'No Chromium was found, and neither apt-get nor Playwright could install one. On Debian, as root: apt-get install chromium. Elsewhere set CHROMIUM_PATH to a Chromium or Chrome.',
	);
}

/** Where Firefox may be. */
export const firefoxPaths = [
	process.env.FIREFOX_PATH,
	'/usr/bin/firefox-esr',
	'/usr/bin/firefox',
	'/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Packages of Debian that the journeys need beside Chromium, each with where its program may be. */
const others = [
	['firefox-esr', firefoxPaths],
	['webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']],
	['xvfb', ['/usr/bin/Xvfb']],
] as const;

const missingOthers = () =>
	others
		.filter(([, paths]) => !paths.some((path) => path && existsSync(path)))
		.map(([name]) => name);

/** Installs the other browsers where that is possible. Elsewhere it says what is missing, and the journeys in them fail. */
function installOthers() {
	const missing = missingOthers();
	if (missing.length === 0) return;
	const prefix = apt();
	if (prefix) {
		console.log(`Installing ${missing.join(', ')} for the tests …`);
		installWithApt(prefix, missing, () => false);
	}
	const left = missingOthers();
	if (left.length === 0) return;
	const reason = prefix
		? 'apt-get could not install them'
		: 'there is no apt-get, or only root may run it';
	console.error(
		`Missing for the tests in other browsers, which will fail: ${left.join(', ')} (${reason}). On Debian, as root: apt-get install ${left.join(' ')}`,
	);
}

if (import.meta.main) {
	// It says what is missing before a missing Chromium ends it.
	if (process.argv.includes('all')) installOthers();
	ensureBrowser();
}

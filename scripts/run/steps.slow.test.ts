import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const execute = promisify(execFile);
const lock = '{"lockfileVersion":3}';
const tools = 'scripts/bench/tools';
let root: string;
let npmCalls: string;

/** Stands for npm and patch-package: it notes what it was called with, and fails where there is a file "fails". */
const program = (name: string, calls: string) =>
	`#!/bin/sh\necho "${name} $*" >> "${calls}"\n[ ! -e fails ]\n`;

beforeEach(async () => {
	root = await mkdtemp(join(tmpdir(), 'steps-'));
	npmCalls = join(root, 'calls');
	await cp(import.meta.dirname, join(root, 'scripts', 'run'), { recursive: true });
	const folders = ['patches', 'node_modules/.bin', `${tools}/node_modules`];
	for (const folder of folders) await mkdir(join(root, folder), { recursive: true });
	for (const folder of ['.', tools]) await writeFile(join(root, folder, 'package-lock.json'), lock);
	for (const name of ['npm', 'patch-package'])
		await writeFile(join(root, 'node_modules/.bin', name), program(name, npmCalls), {
			mode: 0o755,
		});
});
afterEach(() => rm(root, { recursive: true }));

/** What was called and printed for `code`, a call of steps.mjs. */
async function step(code: string) {
	await rm(npmCalls, { force: true });
	const script = `import * as steps from './scripts/run/steps.mjs'; steps.${code}`;
	const { stdout } = await execute(process.execPath, ['--input-type=module', '-e', script], {
		cwd: root,
	});
	const calls = await readFile(npmCalls, 'utf8').catch(() => '');
	return { printed: stdout.trim(), calls: calls.split('\n').filter((call) => /^npm/.test(call)) };
}

const nothing = { printed: '', calls: [] };

test('a start installs no tools of the tests, and the tests add them to what is there', async () => {
	const first = await step("install('start')");
	expect(first.calls).toEqual([expect.stringMatching(/^npm ci --omit=dev /)]);
	expect(await step("install('start')")).toEqual(nothing);
	const second = await step("install('all')");
	expect(second.calls).toEqual([expect.stringMatching(/^npm install --no-save --include=dev /)]);
	expect(second.printed).toContain('tools of the tests');
	expect(await step("install('all')")).toEqual(nothing);
	expect(await step("install('start')")).toEqual(nothing);
});

test('after the tests a start installs nothing', async () => {
	const { calls } = await step("install('all')");
	expect(calls).toEqual([expect.stringMatching(/^npm ci --include=dev /)]);
	expect(await step("install('start')")).toEqual(nothing);
});

test('a start leaves the tools of the tests where npm has installed them by hand', async () => {
	await mkdir(join(root, 'node_modules/vitest'));
	expect((await step("install('start')")).calls).toEqual([
		expect.stringMatching(/^npm ci --include=dev /),
	]);
});

test.each([
	['the lock file', 'package-lock.json'],
	['a patch', 'patches/package+1.0.0.patch'],
])('%s changes: everything is installed anew', async (_, file) => {
	await step("install('all')");
	await writeFile(join(root, file), '{}');
	expect((await step("install('all')")).calls).toEqual([expect.stringMatching(/^npm ci /)]);
	expect(await step("install('all')")).toEqual(nothing);
});

test('an installation that failed is made again', async () => {
	await step("install('start')");
	await writeFile(join(root, 'fails'), '');
	await expect(step("install('all')")).rejects.toThrow('Installing packages failed');
	await rm(join(root, 'fails'));
	expect((await step("install('all')")).calls).toHaveLength(1);
});

test('a folder with a lock file for itself is installed once, and a line says what that costs', async () => {
	const { calls, printed } = await step(`installFolder('${tools}', '200 MB')`);
	expect(calls).toEqual([expect.stringMatching(`^npm ci --prefix ${join(root, tools)} `)]);
	expect(printed).toBe(`Installing the packages of ${tools} (once; 200 MB) …`);
	expect(await step(`installFolder('${tools}', '200 MB')`)).toEqual(nothing);
});

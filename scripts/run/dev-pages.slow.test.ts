import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { preparedData } from '#test/servers/prepared-place.ts';
import { processEnvironment } from '#test/servers/process-environment.ts';
import { startServer } from '#test/servers/site-server.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
	for (const end of ends.splice(0).reverse()) await end();
});

/** `npm run dev` on a free port. @returns its address, and what it has said so far */
async function startDevelopment(dataDir: string) {
	const command = ['node_modules/.bin/react-router', 'dev', '--port', '0'];
	const vite = spawn(process.execPath, command, {
		env: { ...processEnvironment, DATA_DIR: dataDir, NO_COLOR: '1' },
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});
	const exited = once(vite, 'exit');
	ends.push(() => {
		// It starts itself again with other conditions: the group has both.
		if (vite.pid) process.kill(-vite.pid, 'SIGTERM');
		return exited;
	});
	const said: string[] = [];
	const listen = (output: NodeJS.ReadableStream) =>
		createInterface(output).on('line', (line) => said.push(line));
	listen(vite.stdout);
	listen(vite.stderr);
	const address = () => /http:\/\/localhost:\d+/.exec(said.join('\n'))?.[0];
	await expect.poll(address, { timeout: 60_000 }).toBeDefined();
	return { url: address() ?? '', said };
}

const get = async (url: string) => {
	const response = await fetch(url);
	return { status: response.status, text: await response.text() };
};

test('npm run dev shows the internships of the server beside it', async () => {
	const server = await startServer({}, 'inherit', await preparedData());
	ends.push(server.stop);
	const { url } = await startDevelopment(server.dataDir);
	expect((await get(`${url}/about`)).text).toContain('About us');
	expect((await get(url)).text).toMatch(/Closing soon|Next to close/);
	const search = await get(`${url}/internships?city=Leeds`);
	expect(search).toMatchObject({
		status: 200,
		text: expect.stringContaining('Internships in Leeds'),
	});
	const [, path] = /href="(\/internships\/[\w-]+)"/.exec(search.text) ?? [];
	expect((await get(`${url}${path}`)).text).toContain('What you are paid');
});

test('npm run dev says what it needs where no server runs', async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'site-dev-'));
	ends.push(() => rm(dataDir, { recursive: true }));
	const { url, said } = await startDevelopment(dataDir);
	expect((await get(url)).text).toContain('Featured programs');
	expect(await get(`${url}/internships`)).toMatchObject({
		status: 503,
		text: expect.stringContaining('The search is busy'),
	});
	await expect.poll(() => said.join('\n')).toContain('Run "npm start" beside "npm run dev".');
});

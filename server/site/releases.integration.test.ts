import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/postgres/database.ts';
import { RELEASES, storedFiles, storeRelease } from '#server/site/releases.ts';
import { dropTestDatabases, startTestBackend, type TestBackend } from '#test/servers/backend.ts';

let started: TestBackend;
let admin: Sql;
let folder: string;
beforeAll(async () => {
	started = await startTestBackend();
	admin = connect(started.adminUrl, { max: 1 });
	folder = await mkdtemp(join(tmpdir(), 'releases-'));
});
beforeEach(() => admin`truncate releases.builds, releases.files`);
afterAll(async () => {
	await rm(folder, { recursive: true });
	await admin.end();
	await started.close();
	await dropTestDatabases();
});

/** A build with these files: address → text. A script has a compressed copy. */
async function build(texts: Record<string, string>): Promise<Map<string, string>> {
	const files = new Map<string, string>();
	for (const [address, text] of Object.entries(texts)) {
		const file = join(folder, address.replaceAll('/', '-'));
		await writeFile(file, text);
		files.set(address, file);
		if (!address.endsWith('.js')) continue;
		await writeFile(`${file}.br`, brotliCompressSync(text));
		files.set(`${address}.br`, `${file}.br`);
	}
	return files;
}

const release = async (name: string) => ({
	files: await build({
		'/assets/shared-0000000.js': 'export default "in all"',
		[`/assets/part-${name}.js`]: `export default ${JSON.stringify(name)}`,
		'/index.html': 'a page',
		'/robots.txt': 'the same name in all',
	}),
});

const start = async (name: string) =>
	storeRelease(started.backend.sql, (await release(name)).files, started.log);
const stored = async () =>
	(await admin<{ path: string }[]>`select path from releases.files order by path`).map(
		({ path }) => path,
	);

test('another process has the scripts of a release, and neither its pages nor what changes under its name', async () => {
	await start('first');
	const files = storedFiles(started.backend.sql, started.log);
	const file = await files.get('/assets/part-first.js');
	if (!file || file === 'not now') throw new Error('The file is not there.');
	expect(Buffer.from(file.body.plain).toString()).toBe('export default "first"');
	expect(file.body.br).toBeDefined();
	expect(file.headers).toMatchObject({
		'Content-Type': 'text/javascript; charset=utf-8',
		'Cache-Control': 'public, max-age=31536000, immutable',
	});
	expect(await files.get('/robots.txt')).toBeUndefined();
	expect(await stored()).toEqual(['/assets/part-first.js', '/assets/shared-0000000.js']);
});

test('the files of the last ten releases stay; a start of an earlier one makes it the newest', async () => {
	const names = Array.from({ length: RELEASES }, (_, index) => `number-${index}`);
	for (const name of names) await start(name);
	await start('number-0');
	await start('one-more');
	const left = await stored();
	expect(left).toContain('/assets/part-number-0.js');
	expect(left).toContain('/assets/shared-0000000.js');
	expect(left).not.toContain('/assets/part-number-1.js');
	expect(left).toHaveLength(RELEASES + 1);
});

test('of processes that start with the same release at once, none fails', async () => {
	await Promise.all(['same', 'same', 'other', 'same'].map(start));
	expect(await stored()).toEqual([
		'/assets/part-other.js',
		'/assets/part-same.js',
		'/assets/shared-0000000.js',
	]);
});

describe('what no release has', () => {
	test('is looked up once a second at most, and found once it is there', async () => {
		await start('first');
		let now = 0;
		let asked = 0;
		const counting = ((...query: Parameters<Sql>) => {
			asked += 1;
			return started.backend.sql(...query);
		}) as unknown as Sql;
		const files = storedFiles(counting, started.log, () => now);
		const get = () => files.get('/assets/part-second.js');
		expect(await Promise.all([get(), get(), get()])).toEqual([undefined, undefined, undefined]);
		await start('second');
		now = 999;
		expect([await get(), asked]).toEqual([undefined, 1]);
		now = 1_000;
		expect(await get()).toBeDefined();
	});

	test('is not said to be nowhere while the database is away', async () => {
		const away = (async () => {
			throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
		}) as unknown as Sql;
		const files = storedFiles(away, started.log);
		expect(await files.get('/assets/part-first.js')).toBe('not now');
		expect(await files.get('/assets/part-first.js')).toBe('not now');
	});
});

/**
 * The files of earlier and other releases: a page that has stood open since another release asks for its own scripts, and
 * in a rolling restart each process is asked for those of the other. They are in the database, which all processes share
 * and which outlives a build, a folder and a container.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Sql, TransactionSql } from 'postgres';
import type { Logger } from '#server/log.ts';
import { codeOf, removeLimits, takeLock } from '#server/postgres/waiting.ts';
import { etagOf, type PreparedResponse } from '#server/site/prepared-response.ts';
import { contentType } from '#server/site/static-files.ts';

/** How many releases, the newest among them, are served; each has about 0.6 MB that no other has, at most. */
export const RELEASES = 10;

/** Bytes of such files in memory. */
const IN_MEMORY = 4_000_000;
const LOOK_EVERY_MS = 1_000;

/** Files whose names change with their content. */
export const isLasting = (path: string) => /^\/(assets|fonts)\//.test(path);

const unpack = promisify(brotliDecompress);

/**
 * Stores the files of this build, unless a start before has done it, and deletes those that only older releases have than
 * the last ten. Of several processes that start at the same time one does it, and the others wait.
 * @param build address → path on disk, of the whole build
 */
export async function storeRelease(
	sql: Sql,
	build: Map<string, string>,
	log: Logger,
): Promise<void> {
	const paths = [...build.keys()].filter((path) => isLasting(path) && !/\.(br|gz)$/.test(path));
	const id = createHash('sha256').update(paths.sort().join('\n')).digest('base64url');
	await sql.begin(async (transaction) => {
		await removeLimits(transaction, 'transaction');
		const other = 'another process that stores the files of a release';
		await takeLock(transaction, 'internships:releases', 'transaction', other, log);
		const stored = await transaction`
			update releases.builds set started_at = clock_timestamp() where id = ${id} returning id`;
		if (stored.length > 0) return;
		await transaction`
			insert into releases.builds (id, started_at, paths) values (${id}, clock_timestamp(), ${paths})`;
		await storeFiles(transaction, build, paths);
		await transaction`
			delete from releases.builds where id not in (
				select id from releases.builds order by started_at desc, id limit ${RELEASES})`;
		const deleted = await transaction`
			delete from releases.files where path not in (
				select unnest(paths) from releases.builds) returning path`;
		log.info(
			{ files: paths.length, deleted: deleted.length },
			'the files of this release are stored',
		);
	});
}

async function storeFiles(
	sql: TransactionSql,
	build: Map<string, string>,
	paths: string[],
): Promise<void> {
	const stored = await sql<{ path: string }[]>`
		select path from releases.files where path = any(${paths})`;
	const there = new Set(stored.map(({ path }) => path));
	for (const path of paths.filter((one) => !there.has(one))) {
		const packed = build.get(`${path}.br`);
		const content = await readFile(packed ?? (build.get(path) as string));
		await sql`insert into releases.files (path, encoding, content)
			values (${path}, ${packed ? 'br' : 'identity'}, ${content})`;
	}
}

export type StoredFiles = {
	/**
	 * A file of another release; undefined where none of those that are stored has it, 'not now' while the database does not
	 * answer. Never rejects.
	 */
	get(path: string): Promise<PreparedResponse | undefined | 'not now'>;
};

/**
 * Reads what `storeRelease` has stored, of whichever process. The database is asked for the names at most once a second,
 * however many others are asked for.
 */
export function storedFiles(
	sql: Sql,
	log: Pick<Logger, 'warn'>,
	elapsed: () => number = () => performance.now(),
): StoredFiles {
	const inMemory = new LRUCache<string, PreparedResponse>({
		maxSize: IN_MEMORY,
		sizeCalculation: ({ body }) => body.plain.byteLength + (body.br?.byteLength ?? 0) + 1,
	});
	let names = new Set<string>();
	let lookedAt = Number.NEGATIVE_INFINITY;
	let looking: Promise<void> | undefined;
	let isAway = false;

	async function look(): Promise<void> {
		lookedAt = elapsed();
		try {
			const rows = await sql<{ path: string }[]>`select path from releases.files`;
			names = new Set(rows.map(({ path }) => path));
			isAway = false;
		} catch (error) {
			isAway = true;
			log.warn({ code: codeOf(error) }, 'the files of other releases cannot be read');
		}
		looking = undefined;
	}

	async function isStored(path: string): Promise<boolean> {
		if (names.has(path)) return true;
		if (elapsed() - lookedAt >= LOOK_EVERY_MS) looking ??= look();
		await looking;
		return names.has(path);
	}

	async function read(path: string): Promise<PreparedResponse | undefined> {
		const [row] = await sql<{ encoding: string; content: Buffer }[]>`
			select encoding, content from releases.files where path = ${path}`;
		if (!row) return undefined;
		const isPacked = row.encoding === 'br';
		const plain = isPacked ? await unpack(row.content) : row.content;
		const file: PreparedResponse = {
			body: isPacked ? { plain, br: row.content } : { plain },
			headers: {
				'Content-Type': contentType(path),
				'Cache-Control': 'public, max-age=31536000, immutable',
				ETag: etagOf(plain),
				...(isPacked && { Vary: 'Accept-Encoding' }),
			},
		};
		inMemory.set(path, file);
		return file;
	}

	return {
		async get(path) {
			const copy = inMemory.get(path);
			if (copy || !isLasting(path)) return copy;
			if (!(await isStored(path))) return isAway ? 'not now' : undefined;
			return read(path).catch((error) => {
				log.warn({ code: codeOf(error) }, 'a file of another release cannot be read');
				return 'not now' as const;
			});
		},
	};
}

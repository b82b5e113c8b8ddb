/**
 * A backup is one gzip file of JSON lines: a head; for each table an object with its columns, then
 * an array of texts for each row; the sequences; and an end with the sum of everything before it.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StaffError } from '#scripts/staff/access.ts';

export type Head = {
	format: 'internships-backup';
	version: 1;
	/** ISO time. */
	at: string;
	/** The versions of the migrations that had been applied. */
	migrations: string[];
};
export type TableLine = { table: string; columns: string[] };
export type SequenceLine = { sequence: string; value: string; called: boolean };
export type End = { rows: Record<string, number>; sha256: string };

/** The values in the order of the columns, as Postgres writes them. */
export type RowLine = (string | null)[];

/**
 * Writes the lines and their end into a file that only its owner can read. It appears whole or not
 * at all, and never over another.
 * @param lines each ends with its newline; the number of rows of each table is returned at last
 * @throws {StaffError} where the file is there already, or cannot be written
 */
export async function writeBackup(
	file: string,
	lines: AsyncGenerator<string, Record<string, number>>,
): Promise<Record<string, number>> {
	const half = `${file}.half-${process.pid}`;
	let rows: Record<string, number> = {};
	const all = async function* () {
		const hash = createHash('sha256');
		for (let next = await lines.next(); ; next = await lines.next()) {
			if (next.done) rows = next.value;
			if (next.done) break;
			hash.update(next.value);
			yield next.value;
		}
		yield `${JSON.stringify({ rows, sha256: hash.digest('hex') } satisfies End)}\n`;
	};
	try {
		const target = createWriteStream(half, { mode: 0o600, flags: 'wx', flush: true });
		await pipeline(Readable.from(all()), createGzip(), target);
		await link(half, file);
	} catch (error) {
		throw fileError(error, file, 'written');
	} finally {
		await rm(half, { force: true });
	}
	return rows;
}

/**
 * Reads the whole file once before anything is done with it.
 * @throws {StaffError} where it is no backup, is cut short or was changed, or cannot be read
 */
export async function checkBackup(file: string): Promise<Head & End> {
	const hash = createHash('sha256');
	let head: Head | undefined;
	let last = '';
	for await (const line of linesOf(file)) {
		head ??= parseHead(line, file);
		if (last) hash.update(`${last}\n`);
		last = line;
	}
	const end = (last.startsWith('{"rows":') ? JSON.parse(last) : {}) as Partial<End>;
	if (!head || !end.rows || end.sha256 !== hash.digest('hex'))
		throw new StaffError(`${file} is damaged: it is not what the backup wrote.`);
	return { ...head, rows: end.rows, sha256: end.sha256 };
}

/** @throws {StaffError} where the file cannot be read or unpacked */
export async function* linesOf(file: string): AsyncGenerator<string> {
	try {
		await (await open(file)).close();
		const packed = createReadStream(file);
		const text = packed.pipe(createGunzip());
		packed.once('error', (error) => text.destroy(error));
		yield* splitLines(text);
	} catch (error) {
		throw fileError(error, file, 'read');
	}
}

async function* splitLines(text: Readable): AsyncGenerator<string> {
	let rest = '';
	for await (const chunk of text.setEncoding('utf8')) {
		const lines = (rest + chunk).split('\n');
		rest = lines.pop() ?? '';
		yield* lines;
	}
	if (rest) yield rest;
}

function parseHead(line: string, file: string): Head {
	const head = (line.startsWith('{"format":') ? JSON.parse(line) : {}) as Partial<Head>;
	if (head.format !== 'internships-backup')
		throw new StaffError(`${file} is no backup of this site.`);
	if (head.version !== 1)
		throw new StaffError(`${file} was written by a newer version of this server.`);
	return head as Head;
}

function fileError(error: unknown, file: string, verb: 'read' | 'written'): unknown {
	const { code = '', syscall } = error as NodeJS.ErrnoException;
	if (code.startsWith('Z_')) return new StaffError(`${file} is damaged, or no backup at all.`);
	if (code === 'EEXIST') return new StaffError(`${file} is there already: choose another name.`);
	if (syscall && code) return new StaffError(`${file} cannot be ${verb} (${code}).`);
	return error;
}

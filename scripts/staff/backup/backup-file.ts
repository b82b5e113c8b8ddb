/**
 * A backup is one gzip file: a head; for each table an object with its columns, then its rows as COPY writes them and a
 * line "\."; the sequences; and an end with the number of rows, bytes and sum of each table. In version 1, which is
 * still read, each row was an array of texts in a line of JSON.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { StaffError } from '#scripts/staff/access.ts';

export type Head = {
	format: 'internships-backup';
	version: number;
	/** ISO time. */
	at: string;
	/** The versions of the migrations that had been applied. */
	migrations: string[];
};
export type TableLine = { table: string; columns: string[] };
export type SequenceLine = { sequence: string; value: string; called: boolean };
/** What a table's rows must be when they are read: how many, of how many bytes, and their SHA-256. */
export type Sum = { rows: number; bytes: number; sha256: string };
export type Sums = Record<string, Sum>;
type End = { tables?: Sums; rows?: Record<string, number>; sha256: string };

/** A line without its newline, or whole rows of a table. */
export type Part = string | Buffer;

export const END_OF_ROWS = '\\.';
export const VERSION = 2;

const NEWLINE = 10;
const CHUNK = 256 * 1024;

/** Newlines in values are escaped. */
export function rowsIn(data: Buffer): number {
	let count = 0;
	for (let at = data.indexOf(NEWLINE); at >= 0; at = data.indexOf(NEWLINE, at + 1)) count += 1;
	return count;
}

/** Adds up the rows of a table. */
export function summing(): { add(rows: Buffer): number; end(): Sum } {
	const hash = createHash('sha256');
	const sum = { rows: 0, bytes: 0 };
	return {
		add: (rows) => {
			hash.update(rows);
			sum.bytes += rows.length;
			const count = rowsIn(rows);
			sum.rows += count;
			return count;
		},
		end: () => ({ ...sum, sha256: hash.digest('hex') }),
	};
}

/**
 * Writes the parts and their end into a file that only its owner can read. It appears whole or not
 * at all, and never over another.
 * @param parts the sums of the tables are returned at last
 * @throws {StaffError} where the file is there already, or cannot be written
 */
export async function writeBackup(file: string, parts: AsyncGenerator<Part, Sums>): Promise<Sums> {
	const half = `${file}.half-${process.pid}`;
	let tables: Sums = {};
	let cause: unknown;
	const all = async function* () {
		const hash = createHash('sha256');
		for (;;) {
			const next = await parts.next().catch((error: unknown) => {
				cause = error;
				throw error;
			});
			if (next.done) tables = next.value;
			if (next.done) break;
			const bytes = typeof next.value === 'string' ? Buffer.from(`${next.value}\n`) : next.value;
			if (typeof next.value === 'string') hash.update(bytes);
			yield bytes;
		}
		yield Buffer.from(`${JSON.stringify({ tables, sha256: hash.digest('hex') } satisfies End)}\n`);
	};
	try {
		const target = createWriteStream(half, { mode: 0o600, flags: 'wx', flush: true });
		// The usual level takes twice the time, for a file that is 3 % smaller.
		const zip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: CHUNK });
		await pipeline(Readable.from(all(), { highWaterMark: 2 }), zip, target);
		await link(half, file);
	} catch (error) {
		throw cause ?? fileError(error, file, 'written');
	} finally {
		await rm(half, { force: true });
	}
	return tables;
}

export type CheckedBackup = Head & { tables: Record<string, { rows: number }> };

/**
 * Reads the whole file once before anything is done with it.
 * @param report called with the number of bytes of rows that have been read so far
 * @throws {StaffError} where it is no backup, is cut short or was changed, or cannot be read
 */
export async function checkBackup(
	file: string,
	report: (bytes: number) => void = () => {},
): Promise<CheckedBackup> {
	const hash = createHash('sha256');
	const sums: Sums = {};
	let [head, last, table]: [Head?, string?, string?] = [];
	let sum = summing();
	let bytes = 0;
	for await (const part of partsOf(file)) {
		if (typeof part !== 'string') {
			sum.add(part);
			bytes += part.length;
			report(bytes);
			continue;
		}
		head ??= parseHead(part, file);
		if (last !== undefined) hash.update(`${last}\n`);
		if (part === END_OF_ROWS && table) sums[table] = sum.end();
		table = part.startsWith('{"table":') ? (JSON.parse(part) as TableLine).table : undefined;
		if (table) sum = summing();
		last = part;
	}
	const end = parseEnd(last);
	const whole = end?.sha256 === hash.digest('hex') && sameSums(end.tables ?? {}, sums);
	if (!head || !end || !whole)
		throw new StaffError(`${file} is damaged: it is not what the backup wrote.`);
	const older = Object.entries(end.rows ?? {}).map(([name, rows]) => [name, { rows }] as const);
	return { ...head, tables: end.tables ?? Object.fromEntries(older) };
}

const sameSums = (written: Sums, actual: Sums) =>
	Object.keys({ ...written, ...actual }).every((table) => {
		const [one, other] = [written[table], actual[table]];
		return (
			one?.rows === other?.rows && one?.bytes === other?.bytes && one?.sha256 === other?.sha256
		);
	});

/** Lines, and between them the rows of tables. @throws {StaffError} where the file cannot be read or unpacked */
export async function* partsOf(file: string): AsyncGenerator<Part> {
	try {
		await (await open(file)).close();
		const packed = createReadStream(file, { highWaterMark: CHUNK });
		const unpacked = packed.pipe(createGunzip({ chunkSize: CHUNK }));
		packed.once('error', (error) => unpacked.destroy(error));
		yield* split(unpacked);
	} catch (error) {
		throw fileError(error, file, 'read');
	}
}

async function* split(unpacked: AsyncIterable<Buffer>): AsyncGenerator<Part> {
	let rest: Buffer = Buffer.alloc(0);
	let [inRows, hasRows] = [false, false];
	for await (const chunk of unpacked) {
		rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
		// `rest` always begins where a line begins.
		for (;;) {
			if (inRows) {
				const rows = wholeRows(rest);
				if (rows > 0) yield rest.subarray(0, rows);
				rest = rest.subarray(rows);
				if (!startsWithEnd(rest)) break;
				inRows = false;
			}
			const end = rest.indexOf(NEWLINE);
			if (end < 0) break;
			const line = rest.toString('utf8', 0, end);
			rest = rest.subarray(end + 1);
			yield line;
			if (line.startsWith('{"format":')) hasRows = !line.includes('"version":1,');
			inRows = hasRows && line.startsWith('{"table":');
		}
	}
	if (rest.length > 0) yield rest.toString('utf8');
}

const END_LINE = `${END_OF_ROWS}\n`;
const startsWithEnd = (bytes: Buffer) => bytes.toString('latin1', 0, END_LINE.length) === END_LINE;

/** How many bytes are rows that have come whole: up to the end of the table, where it has come. */
function wholeRows(bytes: Buffer): number {
	if (startsWithEnd(bytes)) return 0;
	const end = bytes.indexOf(`\n${END_LINE}`);
	return (end < 0 ? bytes.lastIndexOf(NEWLINE) : end) + 1;
}

function parseHead(line: string, file: string): Head {
	const head = (line.startsWith('{"format":') ? JSON.parse(line) : {}) as Partial<Head>;
	if (head.format !== 'internships-backup')
		throw new StaffError(`${file} is no backup of this site.`);
	if (head.version !== 1 && head.version !== VERSION)
		throw new StaffError(`${file} was written by a newer version of this server.`);
	return head as Head;
}

function parseEnd(line = ''): End | undefined {
	const isEnd = line.startsWith('{"tables":') || line.startsWith('{"rows":');
	return isEnd ? (JSON.parse(line) as End) : undefined;
}

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];

function fileError(error: unknown, file: string, verb: 'read' | 'written'): unknown {
	const { code = '', syscall } = error as NodeJS.ErrnoException;
	if (code.startsWith('Z_')) return new StaffError(`${file} is damaged, or no backup at all.`);
	if (code === 'EEXIST') return new StaffError(`${file} is there already: choose another name.`);
	if (NO_ROOM.includes(code))
		return new StaffError(`There is no room for ${file} (${code}): nothing of it was kept.`);
	if (syscall && code) return new StaffError(`${file} cannot be ${verb} (${code}).`);
	return error;
}

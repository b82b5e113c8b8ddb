import { guardedCell } from '#schema/csv/guarded-cell.ts';
import { londonSecond } from '#schema/london-day.ts';
import type { Log } from '#server/log.ts';
import { ApiError, noAnswer } from './api-error.ts';

/** The header that makes a browser save a file under this name, whatever its letters (RFC 6266). */
export const savedAs = (file: string) =>
	`attachment; filename="${file.replace(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(file).replace(/['()*]/g, escape)}`;

/** A file of somebody else’s making: always saved, never shown by the browser as a page of ours. */
export const savedFile = (content: BodyInit, type: string, name: string) =>
	new Response(content, {
		headers: {
			'Content-Type': type,
			'Content-Disposition': savedAs(name),
			'Cache-Control': 'no-store',
			'X-Content-Type-Options': 'nosniff',
			'Content-Security-Policy': "sandbox; default-src 'none'",
		},
	});

/** What no file name may hold on some system, and what changes the direction of the letters after it. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
const LONGEST = 80;

/**
 * A name as a part of a file name on every system, and as the title of a document.
 * @param none where nothing is left of it
 */
export function safeName(name: string | null, none = 'Applicant'): string {
	const letters = [...(name ?? '').normalize('NFC').replace(UNSAFE, ' ')].slice(0, LONGEST);
	const safe = letters
		.join('')
		.replace(/\s+/g, ' ')
		.replace(/^[\s.]+|[\s.]+$/g, '');
	return safe === '' || DEVICE.test(safe) ? none : safe;
}

/** The sign with which a CSV file begins: without it some spreadsheet programs show "â€™" for "’". */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * One record of RFC 4180. Every cell is quoted, so that no separator of any country splits
 * it; one that a spreadsheet would change gets an apostrophe before it.
 */
export function csvLine(cells: readonly unknown[]): string {
	return `${cells.map(csvCell).join(',')}\r\n`;
}

const csvCell = (value: unknown) => `"${guardedCell(asText(value)).replaceAll('"', '""')}"`;

/** Moments are in London, in the form that spreadsheets read as a date with its time. */
function asText(value: unknown): string {
	if (value === null || value === undefined) return '';
	return value instanceof Date ? londonSecond(value) : String(value);
}

/**
 * What is made part by part, as the client receives it. A failure aborts the stream, so that an incomplete
 * file is not taken for a whole one.
 * @param what it is called in the log
 * @throws {ApiError} as the first part does, 503 if it fails otherwise
 */
export async function streamOf(
	parts: AsyncGenerator<string | Uint8Array, unknown>,
	what: string,
	log: Log,
): Promise<ReadableStream<Uint8Array>> {
	const first = await parts.next().catch((cause) => {
		throw cause instanceof ApiError ? cause : noAnswer(cause);
	});
	let next: Promise<IteratorResult<string | Uint8Array>> | undefined = Promise.resolve(first);
	const encoder = new TextEncoder();
	return new ReadableStream(
		{
			async pull(controller) {
				try {
					const { value, done } = await (next ?? parts.next());
					next = undefined;
					if (done) controller.close();
					else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
				} catch (error) {
					log.error({ error: (error as Error)?.name }, `${what} broke off`);
					// A new error, as it is printed and the database's message may repeat values.
					controller.error(new Error(`${what} broke off.`));
				}
			},
			cancel: () => void parts.return(undefined),
		},
		{ highWaterMark: 0 },
	);
}

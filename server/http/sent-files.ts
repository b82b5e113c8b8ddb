import { BYTE_ORDER_MARK, csvRecord } from '#schema/csv/csv-record.ts';
import { replaceHidden } from '#schema/one-line.ts';
import type { Log } from '#server/log.ts';
import { momentToLondon } from '#server/london-time.ts';
import { ApiError, noAnswer } from './api-error.ts';

/** The header that makes a browser save a file under this name, whatever its letters (RFC 6266). */
export const savedAs = (file: string) =>
	`attachment; filename="${plainName(file)}"; filename*=UTF-8''${encodeURIComponent(file).replace(/['()*]/g, escape)}`;

/** The name that such a header gives a file which is sent to us; undefined where it gives none that can be read. */
export function nameIn(header: string | undefined): string | undefined {
	const encoded = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1];
	try {
		return encoded && decodeURIComponent(encoded);
	} catch {
		// Its percent signs are not those of UTF-8.
		return undefined;
	}
}

/** Latin letters that are no other letter with an accent. */
const LATIN: Record<string, string> = {
	...{ Ø: 'O', ø: 'o', Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ð: 'D', ð: 'd', Ħ: 'H', ħ: 'h', ı: 'i' },
	...{ ß: 'ss', Æ: 'AE', æ: 'ae', Œ: 'OE', œ: 'oe', Þ: 'Th', þ: 'th', '’': "'", '‘': "'", ʼ: "'" },
};

/** The name for clients that know ASCII only: without accents, and without what is in other scripts. A PDF is a CV. */
function plainName(file: string): string {
	const [, name = '', ending = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(file) ?? [];
	const letters = [...name].map((letter) => LATIN[letter] ?? letter).join('');
	const plain = letters
		.normalize('NFKD')
		.replace(/[^\x20-\x7e]|["\\%]/g, '')
		.replace(/\s+/g, ' ')
		.replace(/^[^\w(]+|\s+$/g, '');
	return `${plain || (ending === '.pdf' ? 'CV' : 'file')}${ending}`;
}

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

/** What no file name may hold on some system, besides what nobody sees. */
const UNSAFE = /[<>:"/\\|?*]+/g;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
/** In characters, and in bytes: a file name has 255 at most, and a number and "CV.pdf" may follow. */
const LONGEST = { characters: 80, bytes: 240 };

/**
 * A name as a part of a file name on every system, and as the title of a document.
 * @param none where nothing is left of it
 */
export function safeName(name: string | null, none = 'Applicant'): string {
	const text = replaceHidden((name ?? '').normalize('NFC'), ' ').replace(UNSAFE, ' ');
	const safe = shortened(text)
		.replace(/\s+/g, ' ')
		.replace(/^[\s.]+|[\s.]+$/g, '');
	return safe === '' || DEVICE.test(safe) ? none : safe;
}

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text, without a sign that is cut, such as an emoji of several characters. */
function shortened(text: string): string {
	let length = 0;
	for (const { segment, index } of signs.segment(text)) {
		length += [...segment].length;
		const bytes = Buffer.byteLength(text.slice(0, index + segment.length));
		if (length > LONGEST.characters || bytes > LONGEST.bytes) return text.slice(0, index);
	}
	return text;
}

/** One record of a CSV file. */
export const csvLine = (cells: readonly unknown[]): string => csvRecord(cells.map(asText));

/** A CSV file that a browser saves. @param records the first one names the columns */
export const csvFile = (name: string, records: readonly (readonly unknown[])[]) =>
	new Response([BYTE_ORDER_MARK, ...records.map(csvLine)].join(''), {
		headers: {
			'Content-Type': 'text/csv; charset=utf-8',
			'Content-Disposition': savedAs(name),
			'Cache-Control': 'no-store',
		},
	});

/** Moments are in London, in the form that spreadsheets read as a date with its time. */
function asText(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (!(value instanceof Date)) return String(value);
	const { day, time } = momentToLondon(value);
	return `${day} ${time}`;
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

import { type PDFContext, PDFDict, PDFObjectParser, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { names } from './names.ts';
import { MOST_VALUES, type Notes } from './notes.ts';

const { Type, XRef } = names('Type', 'XRef');
const TRAILER = 'trailer';

/** Ignores what no reader can read either. @throws {Error} if that was too much */
export async function orNothing<T>(notes: Notes, read: () => T): Promise<Awaited<T> | undefined> {
	try {
		return await read();
	} catch (error) {
		if (notes.values > MOST_VALUES || error instanceof RangeError) throw error;
		return undefined;
	}
}

/** The bytes before the word "obj" in which its numbers are. */
const BEFORE = 100;
const NUMBERS = /(\d{1,10})(?:[\s\0]|%[^\r\n]*[\r\n])+(\d{1,10})(?:[\s\0]|%[^\r\n]*[\r\n])*$/;
const LETTER_D = 'd'.charCodeAt(0);

/**
 * Reads what stands as an object or a trailer within streams, texts and comments: the table of a file can lead there, and so do
 * readers that search a damaged file for objects.
 */
export async function readHiddenObjects(
	bytes: Uint8Array,
	context: PDFContext,
	notes: Notes,
): Promise<void> {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const read = (start: number, ref?: PDFRef) => {
		const parser = PDFObjectParser.forBytes(bytes.subarray(start), context);
		return orNothing(notes, () => parser.parseObject(ref));
	};
	for (let at = file.indexOf('obj'); at !== -1; at = file.indexOf('obj', at + 3)) {
		// The "obj" of "endobj".
		if (file[at - 1] === LETTER_D || notes.headers.has(at + 3)) continue;
		const before = file.toString('latin1', Math.max(0, at - BEFORE), at);
		const [, number, generation] = NUMBERS.exec(before) ?? [];
		if (number === undefined) continue;
		const ref = PDFRef.of(Number(number), Number(generation));
		const object = await read(at + 3, ref);
		if (object) notes.objects.push({ ref, object });
		if (object instanceof PDFRawStream && object.dict.get(Type) === XRef)
			notes.trailers.push(object.dict);
	}
	for (let at = file.indexOf(TRAILER); at !== -1; at = file.indexOf(TRAILER, at + 1)) {
		const start = at + TRAILER.length;
		const trailer = notes.headers.has(start) ? undefined : await read(start);
		if (trailer instanceof PDFDict) notes.trailers.push(trailer);
	}
}

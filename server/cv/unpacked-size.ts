import { constants, inflateSync } from 'node:zlib';
import {
	decodePDFRawStream,
	PDFArray,
	type PDFContext,
	PDFName,
	type PDFRawStream,
	PDFRef,
} from '@cantoo/pdf-lib';
import type { Met } from '#server/cv/read-pdf.ts';

const [FILTER, SUBTYPE, IMAGE, FLATE] = ['Filter', 'Subtype', 'Image', 'FlateDecode'].map((name) =>
	PDFName.of(name),
) as [PDFName, PDFName, PDFName, PDFName];

/** Streams that pages name: more than the pages of any CV. */
const MOST_USES = 100_000;
const PART = 64 * 1024;

/**
 * Whether the pages of a file unpack to more than `most` bytes in total: what is drawn on them, with fonts and forms
 * but without pictures, whose size a reader knows before it unpacks them. A stream counts for each page that has it.
 */
export function unpacksPast(
	most: number,
	context: PDFContext,
	{ contents, streams }: Met,
): boolean {
	const uses = new Map<PDFRef, number>();
	let counted = 0;
	for (const named of contents) {
		const parts = named instanceof PDFRef ? context.lookup(named) : named;
		for (const part of parts instanceof PDFArray ? parts.asArray() : [named]) {
			counted += 1;
			if (counted > MOST_USES) return true;
			if (part instanceof PDFRef) uses.set(part, (uses.get(part) ?? 0) + 1);
		}
	}
	let left = most;
	for (const [ref, versions] of streams)
		for (const stream of versions) {
			if (stream.dict.lookup(SUBTYPE) === IMAGE) continue;
			const times = uses.get(ref) ?? 1;
			left -= times * unpackedSize(stream, left / times);
			if (left < 0) return true;
		}
	return false;
}

/** In bytes; infinite if it is more than `most`. What comes before a fault counts, as readers show it. */
function unpackedSize(stream: PDFRawStream, most: number): number {
	const { dict, contents } = stream;
	const filters = dict.lookup(FILTER);
	if (filters === undefined) return contents.length;
	const only = filters instanceof PDFArray && filters.size() === 1 ? filters.lookup(0) : filters;
	if (only !== FLATE) return inParts(stream, most);
	try {
		const maxOutputLength = Math.max(1, Math.floor(most));
		return inflateSync(contents, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH }).length;
	} catch (error) {
		const tooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
		return tooLarge ? Number.POSITIVE_INFINITY : inParts(stream, most);
	}
}

function inParts(stream: PDFRawStream, most: number): number {
	let size = 0;
	try {
		const unpacked = decodePDFRawStream(stream);
		for (let part = PART; part === PART && size <= most; size += part)
			part = unpacked.getBytes(PART).length;
	} catch (error) {
		// More memory than a thread has for it.
		if (error instanceof RangeError) return Number.POSITIVE_INFINITY;
		return Math.max(size, stream.contents.length);
	}
	return size > most ? Number.POSITIVE_INFINITY : size;
}

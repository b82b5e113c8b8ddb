import { constants, inflateSync } from 'node:zlib';
import {
	decodePDFRawStream,
	PDFArray,
	type PDFCatalog,
	type PDFContext,
	PDFDict,
	PDFName,
	type PDFObject,
	type PDFRawStream,
	PDFRef,
} from '@cantoo/pdf-lib';
import { readPdf } from '#server/cv/read-pdf.ts';
import type { Met } from './read-pdf.ts';

/** Why an uploaded file is refused; null for a plain PDF. */
export type Refused = 'not-a-pdf' | 'encrypted' | 'active' | 'unpacks' | 'too-slow' | null;

const MOST_UNPACKED = 20 * 1024 * 1024;

/**
 * Reads every object of a file, also those in compressed streams, and those that another of the same number
 * replaces: a reader may choose either.
 */
export async function checkPdf(bytes: Uint8Array): Promise<Refused> {
	const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (file.subarray(0, 5).toString('latin1') !== '%PDF-') return 'not-a-pdf';
	try {
		const { document, met } = await readPdf(bytes);
		const { context, catalog } = document;
		if (context.trailerInfo.Encrypt) return 'encrypted';
		if (!hasPage(catalog)) return 'not-a-pdf';
		const opening = catalog.lookup(PDFName.of('OpenAction'));
		if (met.active || (opening !== undefined && !isPlace(opening))) return 'active';
		return unpacksPast(MOST_UNPACKED, context, met) ? 'unpacks' : null;
	} catch {
		// The objects of an encrypted file cannot all be read.
		return file.includes('/Encrypt') ? 'encrypted' : 'not-a-pdf';
	}
}

/** Each part of the tree is looked at once: in a file that is made to harm, one part may be in many others. */
function hasPage(catalog: PDFCatalog): boolean {
	const seen = new Set<PDFObject>();
	const nodes: (PDFObject | undefined)[] = [catalog.lookup(PDFName.of('Pages'))];
	while (nodes.length > 0) {
		const part = nodes.pop();
		if (!(part instanceof PDFDict) || seen.has(part)) continue;
		seen.add(part);
		const kids = part.lookup(PDFName.of('Kids'));
		if (kids === undefined) return true;
		if (kids instanceof PDFArray && !seen.has(kids))
			for (let at = 0; at < kids.size(); at += 1) nodes.push(kids.lookup(at));
		seen.add(kids);
	}
	return false;
}

/** Many programs set the page at which a file opens: that is no action. */
function isPlace(action: PDFObject): boolean {
	if (action instanceof PDFArray) return true;
	if (!(action instanceof PDFDict) || action.has(PDFName.of('Next'))) return false;
	return action.get(PDFName.of('S')) === PDFName.of('GoTo');
}

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
function unpacksPast(most: number, context: PDFContext, { contents, streams }: Met): boolean {
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

/** How many bytes a stream has unpacked; infinite if more than `most`. What precedes a fault counts, as readers show it. */
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

import { constants, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, type PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { names } from './names.ts';
import type { Pdf } from './read-pdf.ts';

const { Contents, Filter, FlateDecode, Form, Image, Subtype } = names(
	...(['Contents', 'Filter', 'FlateDecode', 'Form', 'Image', 'Subtype'] as const),
);

const MOST_UNPACKED = 20 * 1024 * 1024;
/** Streams that pages name: more than the pages of any CV. */
const MOST_USES = 100_000;
const PART = 64 * 1024;

/** Operators that draw text, lines, areas or pictures (ISO 32000-2, annex A). */
const DRAWS = /(?:^|[\s\])>])(?:T[jJ]|['"SsFfBb]|[fBb]\*|sh|Do|EI)(?=[\s/[(<]|$)/;
/** Operators that show a text which is not empty. */
const SHOWS_TEXT = /[^\s(<][)>](?:[\d\s.\]-]*T[jJ]|\s*['"])/;

export type PageContent = {
	/** Whether the pages unpack to more than 20 MB in total. */
	unpacksTooFar: boolean;
	/** Whether what the pages show cannot be read, so that they are blank. */
	isDamaged: boolean;
	/** False for scans and other pictures of text, and for blank pages. */
	hasText: boolean;
};

/**
 * Looks at what the pages of a file show: what is drawn on them, with fonts and forms but without pictures, whose size a reader
 * knows before it unpacks them. A stream counts for each page that has it.
 */
export function lookAtPages(pdf: Pdf): PageContent {
	const uses = usesOf(pdf);
	const seen = { unpacksTooFar: false, isDamaged: false, hasText: false };
	if (!uses) return { ...seen, unpacksTooFar: true };
	let draws = false;
	let left = MOST_UNPACKED;
	for (const [ref, versions] of pdf.streams)
		for (const stream of versions) {
			const kinds = pdf.valuesOf(stream.dict, Subtype);
			// A page that draws it reads it as text, whatever it is called.
			if (kinds.includes(Image) && !uses.has(ref)) continue;
			const times = uses.get(ref) ?? 1;
			const { parts, size, isWhole } = unpack(pdf, stream, left / times);
			left -= times * size;
			if (left < 0) return { ...seen, unpacksTooFar: true };
			if (!uses.has(ref) && !kinds.includes(Form)) continue;
			if (!isWhole) seen.isDamaged = true;
			if (draws && seen.hasText) continue;
			const text = Buffer.concat(parts).toString('latin1');
			draws ||= DRAWS.test(text);
			seen.hasText ||= SHOWS_TEXT.test(text);
		}
	const isMissing = [...uses.keys()].some((ref) => !pdf.streams.has(ref));
	return { ...seen, isDamaged: !draws && (seen.isDamaged || isMissing) };
}

/** How often pages name each stream; null if too often. */
function usesOf({ dicts, resolve, written }: Pdf): Map<PDFRef, number> | null {
	const uses = new Map<PDFRef, number>();
	let counted = 0;
	for (const named of dicts.flatMap((dict) => written(dict, Contents))) {
		if (!(named instanceof PDFRef || named instanceof PDFArray)) continue;
		const lists = resolve(named).filter((one) => one instanceof PDFArray);
		for (const part of [named, ...lists.flatMap((list) => list.asArray())]) {
			counted += 1;
			if (counted > MOST_USES) return null;
			if (part instanceof PDFRef && !resolve(part).some((one) => one instanceof PDFArray))
				uses.set(part, (uses.get(part) ?? 0) + 1);
		}
	}
	return uses;
}

type Unpacked = {
	/** Of one with a fault, what precedes it. */
	parts: Uint8Array[];
	/** Infinite if more than `most`. */
	size: number;
	isWhole: boolean;
};

function unpack({ resolve, valuesOf }: Pdf, stream: PDFRawStream, most: number): Unpacked {
	const { dict, contents } = stream;
	const filters = valuesOf(dict, Filter).flatMap((one) =>
		one instanceof PDFArray ? one.asArray().flatMap(resolve) : [one],
	);
	if (filters.length === 0) return { parts: [contents], size: contents.length, isWhole: true };
	if (filters.length > 1 || filters[0] !== FlateDecode) return inParts(stream, most);
	try {
		const bytes = inflated(contents, most);
		return { parts: [bytes], size: bytes.length, isWhole: true };
	} catch (error) {
		if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return tooMuch;
		const all = inParts(stream, most);
		const isChecksum = (error as Error).message === 'incorrect data check';
		if (all.size > most || isChecksum) return all;
		return { ...all, parts: [beforeFault(contents, most)], isWhole: false };
	}
}

/** What precedes a fault, as readers show it. */
function beforeFault(contents: Uint8Array, most: number): Uint8Array {
	let bytes: Uint8Array = Buffer.alloc(0);
	let [good, bad] = [0, contents.length];
	while (bad - good > 1) {
		const middle = Math.floor((good + bad) / 2);
		try {
			bytes = inflated(contents.subarray(0, middle), most);
			good = middle;
		} catch {
			bad = middle;
		}
	}
	return bytes;
}

const inflated = (contents: Uint8Array, most: number): Uint8Array =>
	inflateSync(contents, {
		maxOutputLength: Math.max(1, Math.floor(most)),
		finishFlush: constants.Z_SYNC_FLUSH,
	});

const tooMuch: Unpacked = { parts: [], size: Number.POSITIVE_INFINITY, isWhole: false };

function inParts(stream: PDFRawStream, most: number): Unpacked {
	const parts: Uint8Array[] = [];
	let size = 0;
	let isWhole = true;
	try {
		const unpacked = decodePDFRawStream(stream);
		for (let part = PART; part === PART && size <= most; size += part) {
			const bytes = unpacked.getBytes(PART);
			part = bytes.length;
			parts.push(new Uint8Array(bytes));
		}
	} catch (error) {
		// More memory than a thread has for it.
		if (error instanceof RangeError) return tooMuch;
		size = Math.max(size, stream.contents.length);
		isWhole = false;
	}
	return size > most ? tooMuch : { parts, size, isWhole };
}

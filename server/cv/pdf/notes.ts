import type {
	PDFContext,
	PDFDict,
	PDFName,
	PDFObject,
	PDFRawStream,
	PDFRef,
} from '@cantoo/pdf-lib';

/** An object with its number, in the order of the file. */
type Numbered = { ref: PDFRef; object: PDFObject };

/** What is noted while a file is read. */
export type Notes = {
	/** Every object, also those that another of the same number replaces. */
	objects: Numbered[];
	/** Every dictionary, also those within others, of streams and of trailers. */
	dicts: PDFDict[];
	/** The values of keys that a dictionary has twice, but for the last one: readers differ in which they take. */
	doubled: Map<PDFDict, [PDFName, PDFObject][]>;
	trailers: PDFDict[];
	/** Streams whose objects have been read. */
	read: Set<PDFRawStream>;
	/** Where the headers of the objects and trailers end that were read. */
	headers: Set<number>;
	/** Whether the end of the file came within a stream. */
	endsInStream: boolean;
	values: number;
	skipped: number;
	inTrailer: boolean;
};

/** Texts, numbers, names and lists outside of pages: a CV has about two thousand, a book of 117 pages 61,000. */
export const MOST_VALUES = 200_000;

const notes = new WeakMap<PDFContext, Notes>();
/** What was noted of the file that is read into a context. */
export const notesOf = (context: PDFContext): Notes => {
	const note = notes.get(context);
	if (note) return note;
	const none: Notes = {
		objects: [],
		dicts: [],
		doubled: new Map(),
		trailers: [],
		read: new Set(),
		headers: new Set(),
		endsInStream: false,
		values: 0,
		skipped: 0,
		inTrailer: false,
	};
	notes.set(context, none);
	return none;
};

/** The parser of @cantoo/pdf-lib, changed where its time is not proportional to a file or where it leaves out what a reader finds. */
import {
	PDFContext,
	PDFDict,
	PDFName,
	PDFNull,
	type PDFObject,
	PDFObjectParser,
	PDFObjectStreamParser,
	PDFParser,
	type PDFRawStream,
	type PDFRef,
	PDFXRefStreamParser,
} from '@cantoo/pdf-lib';
import { MOST_VALUES, notesOf } from './notes.ts';

/** Bytes between objects that belong to none: nothing is repaired. */
const MOST_SKIPPED = 16_384;

/** What of the library’s parser is changed below; its methods are private or not typed. */
type Parser = {
	context: PDFContext;
	bytes: {
		done(): boolean;
		next(): number;
		peek(): number;
		peekAhead(steps: number): number;
		assertNext(byte: number): number;
		offset(): number;
		moveTo(offset: number): void;
	};
	parseName(): PDFName;
	parseObject(ref?: PDFRef): PDFObject;
	parseDict(ref?: PDFRef): PDFDict;
	findEndOfStreamFallback(start: unknown): number;
	parseIndirectObjectHeader(): PDFRef;
	maybeParseCrossRefSection(): void;
	maybeParseTrailerDict(): void;
	maybeParseTrailer(): void;
	skipWhitespaceAndComments(): void;
	skipJibberish(): void;
	matchKeyword(keyword: number[]): boolean;
	matchIndirectObjectHeader(): boolean;
};
const objects = PDFObjectParser.prototype as unknown as Parser;
const files = PDFParser.prototype as unknown as Parser;

const keyword = (word: string) => [...Buffer.from(word)];
const [XREF, TRAILER, STARTXREF, ENDOBJ] = ['xref', 'trailer', 'startxref', 'endobj'].map(
	keyword,
) as [number[], number[], number[], number[]];
const [LESS, GREATER] = keyword('<>') as [number, number];

const { parseObject, findEndOfStreamFallback } = objects;
objects.parseObject = function (this: Parser, ref) {
	const met = notesOf(this.context);
	met.values += 1;
	if (met.values > MOST_VALUES) throw new Error('The file has too many values.');
	this.skipWhitespaceAndComments();
	const start = this.bytes.offset();
	// An object with nothing in it: readers take it for null.
	if (this.matchKeyword(ENDOBJ)) {
		this.bytes.moveTo(start);
		return PDFNull;
	}
	return parseObject.call(this, ref);
};

/** As the library’s, but every dictionary is noted, with what it has twice; the last trailer of a file may be cut off. */
objects.parseDict = function (this: Parser, ref) {
	const { bytes, context } = this;
	const met = notesOf(context);
	const dict = PDFDict.withContext(context);
	met.dicts.push(dict);
	const isTrailer = met.inTrailer;
	met.inTrailer = false;
	if (isTrailer) met.trailers.push(dict);
	bytes.assertNext(LESS);
	bytes.assertNext(LESS);
	try {
		for (;;) {
			this.skipWhitespaceAndComments();
			if (bytes.peek() === GREATER && bytes.peekAhead(1) === GREATER) break;
			const key = this.parseName();
			const value = this.parseObject(ref);
			const before = dict.get(key, true);
			if (before) {
				const doubled = met.doubled.get(dict) ?? [];
				doubled.push([key, before]);
				met.doubled.set(dict, doubled);
			}
			dict.set(key, value);
		}
		bytes.assertNext(GREATER);
		bytes.assertNext(GREATER);
	} catch (error) {
		if (!isTrailer || !bytes.done()) throw error;
	}
	return dict;
};

/** The last stream of a file that is cut off goes to its end. */
objects.findEndOfStreamFallback = function (this: Parser, start) {
	try {
		return findEndOfStreamFallback.call(this, start);
	} catch (error) {
		if (!this.bytes.done()) throw error;
		notesOf(this.context).endsInStream = true;
		return this.bytes.offset();
	}
};

const { parseIndirectObjectHeader } = files;
files.parseIndirectObjectHeader = function (this: Parser) {
	const ref = parseIndirectObjectHeader.call(this);
	notesOf(this.context).headers.add(this.bytes.offset());
	return ref;
};

const assign = PDFContext.prototype.assign;
PDFContext.prototype.assign = function (this: PDFContext, ref: PDFRef, object: PDFObject) {
	notesOf(this).objects.push({ ref, object });
	assign.call(this, ref, object);
};

files.skipJibberish = function (this: Parser) {
	const met = notesOf(this.context);
	for (;;) {
		// All at once: the library does so again from every byte of them.
		this.skipWhitespaceAndComments();
		if (this.bytes.done()) return;
		const start = this.bytes.offset();
		if (
			[XREF, TRAILER, STARTXREF].some((word) => this.matchKeyword(word)) ||
			this.matchIndirectObjectHeader()
		)
			return this.bytes.moveTo(start);
		met.skipped += 1;
		if (met.skipped > MOST_SKIPPED) throw new Error('The file has too much between its objects.');
		this.bytes.next();
	}
};

/** Tables say where each object is; all of them are read in the order of the file. */
const OF_TABLES = new Set(Buffer.from('0123456789nf \t\r\n\f\0'));
files.maybeParseCrossRefSection = function (this: Parser) {
	this.skipWhitespaceAndComments();
	if (!this.matchKeyword(XREF)) return;
	while (OF_TABLES.has(this.bytes.peek())) this.bytes.next();
};
files.maybeParseTrailer = function (this: Parser) {
	this.skipWhitespaceAndComments();
	if (!this.matchKeyword(STARTXREF)) return;
	this.skipWhitespaceAndComments();
	while (OF_TABLES.has(this.bytes.peek())) this.bytes.next();
};
files.maybeParseTrailerDict = function (this: Parser) {
	this.skipWhitespaceAndComments();
	if (!this.matchKeyword(TRAILER)) return;
	const met = notesOf(this.context);
	met.headers.add(this.bytes.offset());
	this.skipWhitespaceAndComments();
	met.inTrailer = true;
	noteTrailer(this.context, this.parseDict());
};

const [ROOT, ENCRYPT, ID] = ['Root', 'Encrypt', 'ID'].map((name) => PDFName.of(name)) as [
	PDFName,
	PDFName,
	PDFName,
];
function noteTrailer(context: PDFContext, dict: PDFDict) {
	const [root, encrypt, id] = [ROOT, ENCRYPT, ID].map((key) => dict.get(key));
	const { trailerInfo } = context;
	if (root) trailerInfo.Root = root;
	if (encrypt) trailerInfo.Encrypt = encrypt;
	if (id) trailerInfo.ID = id;
}

/** The dictionary of such a stream is a trailer; where its objects are is not needed. */
PDFXRefStreamParser.forStream = ({ dict }: PDFRawStream) => {
	const parseIntoContext = () => {
		// Without this table some readers open nothing.
		if (notesOf(dict.context).endsInStream) throw new Error('The table of objects is cut off.');
		notesOf(dict.context).trailers.push(dict);
		noteTrailer(dict.context, dict);
	};
	return { parseIntoContext } as unknown as PDFXRefStreamParser;
};

const { forStream } = PDFObjectStreamParser;
/** Reads the objects of a stream. @throws {Error} if it cannot be read */
export async function readObjectStream(stream: PDFRawStream): Promise<void> {
	await forStream(stream).parseIntoContext();
	notesOf(stream.dict.context).read.add(stream);
}
/** That of an encrypted file can be read only later. */
PDFObjectStreamParser.forStream = (stream: PDFRawStream) => {
	const parseIntoContext = () => readObjectStream(stream).catch(() => {});
	return { parseIntoContext } as unknown as PDFObjectStreamParser;
};

import {
	PDFArray,
	PDFContext,
	PDFDocument,
	PDFHexString,
	PDFName,
	type PDFObject,
	PDFObjectParser,
	PDFParser,
	PDFRawStream,
	PDFRef,
	PDFString,
	PDFXRefStreamParser,
} from '@cantoo/pdf-lib';

/** What was met while a file was read, also in objects that another of the same number replaces. */
export type Met = {
	/** Whether something in it acts by itself, leads elsewhere or carries a file. */
	active: boolean;
	/** What pages name as their content: a stream, or a list of them. */
	contents: PDFObject[];
	streams: Map<PDFRef, PDFRawStream[]>;
};
type Counted = Met & { lastName: PDFName | null; values: number; skipped: number };

/** What makes a PDF do something, or carry another file: a CV needs none of it. */
const ACTIVE = new Set(
	[
		// What is done by itself, when a page or the file is opened, closed or printed.
		'AA',
		'JS',
		'JavaScript',
		'Launch',
		'EmbeddedFile',
		'EmbeddedFiles',
		'EF',
		'FileAttachment',
		'RichMedia',
		'Rendition',
		'Movie',
		'Sound',
		'XFA',
		'SubmitForm',
		'ResetForm',
		'ImportData',
		'GoToE',
		'GoToR',
	].map((name) => PDFName.of(name)),
);

/**
 * Kinds of actions whose names also have harmless uses: presentation programs write /Trans for how a page appears,
 * and publishing programs /Thread for the articles of a magazine.
 */
const ACTIONS = new Set(['Thread', 'Hide', 'Trans'].map((name) => PDFName.of(name)));

const [CONTENTS, F, S, URI] = ['Contents', 'F', 'S', 'URI'].map((name) => PDFName.of(name)) as [
	PDFName,
	PDFName,
	PDFName,
	PDFName,
];

/** Texts, numbers, names and lists outside of pages: a CV has about two thousand, a book of 117 pages 61,000. */
const MOST_VALUES = 200_000;
/** Bytes between objects that belong to none: nothing is repaired. */
const MOST_SKIPPED = 16_384;

const notes = new WeakMap<PDFContext, Counted>();
const notesOf = (context: PDFContext): Counted => {
	const note = notes.get(context);
	if (note) return note;
	const none: Counted = {
		active: false,
		contents: [],
		streams: new Map(),
		lastName: null,
		values: 0,
		skipped: 0,
	};
	notes.set(context, none);
	return none;
};

/**
 * Reads every object of a file, also those in compressed streams, in time proportional to its length.
 * @throws {Error} if it is no PDF, or has more objects or gaps than a CV
 */
export async function readPdf(bytes: Uint8Array): Promise<{ document: PDFDocument; met: Met }> {
	const document = await PDFDocument.load(bytes, {
		updateMetadata: false,
		ignoreEncryption: true,
		// Otherwise the next object is searched for from byte to byte, which takes seconds.
		throwOnInvalidObject: true,
	});
	return { document, met: notesOf(document.context) };
}

/** What of the library’s parser is changed below; its methods are private or not typed. */
type Parser = {
	context: PDFContext;
	bytes: { done(): boolean; next(): number; offset(): number; moveTo(offset: number): void };
	parseName(): PDFName;
	parseObject(ref?: PDFRef): PDFObject;
	skipWhitespaceAndComments(): void;
	skipJibberish(): void;
	matchKeyword(keyword: number[]): boolean;
	matchIndirectObjectHeader(): boolean;
};
const objects = PDFObjectParser.prototype as unknown as Parser;
const files = PDFParser.prototype as unknown as Parser;

const { parseName, parseObject } = objects;
objects.parseName = function (this: Parser) {
	const name = parseName.call(this);
	const met = notesOf(this.context);
	if (ACTIVE.has(name)) met.active = true;
	met.lastName = name;
	return name;
};
objects.parseObject = function (this: Parser, ref) {
	const met = notesOf(this.context);
	const key = met.lastName;
	met.values += 1;
	if (met.values > MOST_VALUES) throw new Error('The file has too many values.');
	const value = parseObject.call(this, ref);
	if (key === S && value instanceof PDFName && ACTIONS.has(value)) met.active = true;
	if (key === URI && leadsElsewhere(value)) met.active = true;
	if (key === CONTENTS && (value instanceof PDFRef || value instanceof PDFArray))
		met.contents.push(value);
	return value;
};

const assign = PDFContext.prototype.assign;
PDFContext.prototype.assign = function (this: PDFContext, ref: PDFRef, object: PDFObject) {
	const met = notesOf(this);
	// An action may have its kind in an object of its own.
	if (object instanceof PDFName && ACTIONS.has(object)) met.active = true;
	if (object instanceof PDFRawStream) {
		// The content of a stream with F is in another file.
		if (object.dict.has(F)) met.active = true;
		met.streams.set(ref, [...(met.streams.get(ref) ?? []), object]);
	}
	assign.call(this, ref, object);
};

const KEYWORDS = ['xref', 'trailer', 'startxref'].map((word) => [...Buffer.from(word)]);
files.skipJibberish = function (this: Parser) {
	const met = notesOf(this.context);
	for (;;) {
		// All at once: the library does so again from every byte of them.
		this.skipWhitespaceAndComments();
		if (this.bytes.done()) return;
		const start = this.bytes.offset();
		if (KEYWORDS.some((word) => this.matchKeyword(word)) || this.matchIndirectObjectHeader())
			return this.bytes.moveTo(start);
		met.skipped += 1;
		if (met.skipped > MOST_SKIPPED) throw new Error('The file has too much between its objects.');
		this.bytes.next();
	}
};

/** They say where each object is; all of them are read in the order of the file. */
(PDFXRefStreamParser.prototype as unknown as { parseEntries(): [] }).parseEntries = () => [];

/** Whether a link leads neither to the web nor to a mail or a call: to a script, a file or another computer's folder. */
function leadsElsewhere(address: PDFObject): boolean {
	if (address instanceof PDFRef) return true;
	if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
	const link = address.decodeText().replace(/[\s\p{Cc}]/gu, '');
	return /^([a-z][a-z\d+-]*:|[\\/]{2})/i.test(link) && !/^(https?|mailto|tel):/i.test(link);
}

import {
	PDFDict,
	PDFName,
	PDFNull,
	type PDFObject,
	PDFParser,
	PDFRawStream,
	PDFRef,
} from '@cantoo/pdf-lib';
import { openWithoutPassword } from './decrypt.ts';
import { orNothing, readHiddenObjects } from './hidden-objects.ts';
import { type Notes, notesOf } from './notes.ts';
import { readObjectStream } from './patched-parser.ts';

/** What a file has, as every reader may understand it. */
export type Pdf = {
	/** Where readers begin; undefined if there is none. */
	root: PDFDict | undefined;
	/** Every dictionary, also those within others, of streams and of trailers. */
	dicts: PDFDict[];
	trailers: PDFDict[];
	/** The streams of each number; several where one replaces another. */
	streams: Map<PDFRef, PDFRawStream[]>;
	/**
	 * What a value may stand for: itself, or each object of the number to which it refers, also those that another
	 * replaces and whatever their generation, as readers differ in which they take. Without null.
	 */
	resolve(value: PDFObject | undefined): readonly PDFObject[];
	/** The values of a key as they are written: several where a dictionary has it twice. */
	written(dict: PDFDict, key: PDFName): PDFObject[];
	/** What they may stand for. */
	valuesOf(dict: PDFDict, key: PDFName): readonly PDFObject[];
};

/** Objects that are looked up: a CV needs some thousands. */
const MOST_STEPS = 2_000_000;

const [FIRST, N, OBJECT_STREAM, TYPE] = ['First', 'N', 'ObjStm', 'Type'].map((name) =>
	PDFName.of(name),
) as [PDFName, PDFName, PDFName, PDFName];

/**
 * Reads every object of a file, also those in compressed streams, those that another of the same number replaces, and
 * those to which only a table may lead, in time proportional to its length. A file that opens without a password is read as it
 * is when it is open.
 * @throws {LockedPdf} if it asks for a password
 * @throws {Error} if it is no PDF, or has more objects or gaps than a CV
 */
export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
	const parser = PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY, true);
	const context = await parser.parseDocument();
	const notes = notesOf(context);
	await readHiddenObjects(bytes, context, notes);
	const wasEncrypted = openWithoutPassword(lookups(notes), notes);
	await readObjectStreams(notes, wasEncrypted);
	const root = context.lookup(context.trailerInfo.Root);
	return {
		root: root instanceof PDFDict ? root : undefined,
		dicts: notes.dicts,
		trailers: notes.trailers,
		streams: streamsOf(notes),
		...lookups(notes),
	};
}

type Lookups = Pick<Pdf, 'resolve' | 'written' | 'valuesOf'>;

function lookups({ objects, doubled }: Notes): Lookups {
	const byNumber = new Map<number, PDFObject[]>();
	for (const { ref, object } of objects) {
		const same = byNumber.get(ref.objectNumber);
		if (same) same.push(object);
		else byNumber.set(ref.objectNumber, [object]);
	}
	const resolved = new Map<number, PDFObject[]>();
	let steps = 0;
	const count = (more: number) => {
		steps += more;
		if (steps > MOST_STEPS) throw new Error('The file has too many references.');
	};
	const resolve: Pdf['resolve'] = (value) => {
		if (value === undefined || value === PDFNull) return [];
		if (!(value instanceof PDFRef)) return [value];
		const before = resolved.get(value.objectNumber);
		if (before) {
			count(before.length);
			return before;
		}
		const seen = new Set([value.objectNumber]);
		const all: PDFObject[] = [];
		// An object may be a reference itself.
		for (const number of seen)
			for (const object of byNumber.get(number) ?? []) {
				count(1);
				if (object instanceof PDFRef) seen.add(object.objectNumber);
				else if (object !== PDFNull) all.push(object);
			}
		resolved.set(value.objectNumber, all);
		return all;
	};
	const written: Pdf['written'] = (dict, key) => {
		const values = (doubled.get(dict) ?? []).flatMap(([name, other]) =>
			name === key ? [other] : [],
		);
		const last = dict.get(key);
		return last === undefined ? values : [...values, last];
	};
	const valuesOf: Pdf['valuesOf'] = (dict, key) =>
		doubled.has(dict) ? written(dict, key).flatMap(resolve) : resolve(dict.get(key));
	return { resolve, written, valuesOf };
}

function streamsOf({ objects }: Notes): Pdf['streams'] {
	const streams: Pdf['streams'] = new Map();
	for (const { ref, object } of objects)
		if (object instanceof PDFRawStream) {
			const same = streams.get(ref);
			if (same) same.push(object);
			else streams.set(ref, [object]);
		}
	return streams;
}

/** Reads those that are not read yet, or all of them once they are decrypted. */
async function readObjectStreams(notes: Notes, again: boolean) {
	const before = new Set(again ? [] : notes.read);
	for (const { object } of [...notes.objects]) {
		if (!(object instanceof PDFRawStream) || before.has(object)) continue;
		const { dict } = object;
		const isNamed = dict.lookup(TYPE) === OBJECT_STREAM;
		// Some readers ask for no type.
		if (isNamed) await readObjectStream(object);
		else if (dict.has(N) && dict.has(FIRST)) await orNothing(notes, () => readObjectStream(object));
	}
}

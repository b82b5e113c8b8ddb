import { inflateSync } from 'node:zlib';
import {
	PDFArray,
	PDFDict,
	PDFHexString,
	type PDFObject,
	PDFRawStream,
	PDFString,
} from '@cantoo/pdf-lib';
import type { Refusal } from '#server/cv/refusal.ts';
import { names } from './names.ts';
import type { Pdf } from './read-pdf.ts';

const { EF, Filter, FlateDecode } = names('EF', 'Filter', 'FlateDecode');
const FILE_NAMES = Object.values(names('UF', 'F', 'DOS', 'Mac', 'Unix'));

/** The data file of a Europass CV has some hundred thousand bytes. */
const LARGEST_DATA = 4 * 1024 * 1024;

/** What a file specification carries; most dictionaries are none. */
const filesOf = ({ valuesOf }: Pdf, dict: PDFDict): PDFObject[] =>
	valuesOf(dict, EF).flatMap((carried) =>
		carried instanceof PDFDict ? FILE_NAMES.flatMap((key) => valuesOf(carried, key)) : [],
	);

export const carriesFile = (pdf: Pdf, dict: PDFDict): boolean => filesOf(pdf, dict).length > 0;

/**
 * Why the files that a dictionary carries are refused. Data in plain XML, as in every Europass CV, is harmless: no reader
 * opens it by itself, and no program runs it.
 */
export function refusedAttachment(pdf: Pdf, dict: PDFDict): Refusal | null {
	const files = filesOf(pdf, dict);
	if (files.length === 0) return null;
	const fileNames = FILE_NAMES.flatMap((key) => pdf.valuesOf(dict, key)).flatMap(textOf);
	const isData =
		fileNames.every((name) => /\.xml$/i.test(name)) &&
		files.every((file) => file instanceof PDFRawStream && isPlainXml(file, pdf.resolve));
	return isData ? null : { cause: 'attachment', about: fileNames[0] ?? '' };
}

/** The text of a string; none of another object. */
export const textOf = (value: PDFObject): string[] =>
	value instanceof PDFString || value instanceof PDFHexString ? [value.decodeText()] : [];

/** Languages in which XML acts or is shown, and what makes it more than one file; the last ones are known by their root. */
const MORE_THAN_DATA =
	/<!(?!--|\[CDATA\[)|<\?(?!xml\s)|<(?:[\w-]+:)?(?:html|svg|script|stylesheet)\b|1999\/xhtml|2000\/svg|XSL\/Transform|ns\.adobe\.com\/xdp|urn:schemas-microsoft-com|schemas\.(?:microsoft|openxmlformats)/i;
const ROOT = /^\s*(?:<\?xml\s[^<>]*>\s*)?(?:<!--[^<>]*>\s*)*<(?:[\w-]+:)?([\w-]+)/;
const ACTIVE_ROOT = /^(?:transform|xdp|hta|project|package|job|scriptlet|component|registration)$/i;

/** What was judged before: many dictionaries may name one file. */
const judged = new WeakMap<PDFRawStream, boolean>();
function isPlainXml(stream: PDFRawStream, resolve: Pdf['resolve']): boolean {
	const before = judged.get(stream);
	if (before !== undefined) return before;
	const bytes = unpacked(stream, resolve);
	const isPlain = bytes !== null && isXml(bytes);
	judged.set(stream, isPlain);
	return isPlain;
}

function isXml(bytes: Uint8Array): boolean {
	try {
		const isUtf16 = bytes[0] === 0xff || bytes[0] === 0xfe;
		const encoding = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
		const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
		const [, root] = ROOT.exec(text) ?? [];
		const isData = root !== undefined && !ACTIVE_ROOT.test(root) && !MORE_THAN_DATA.test(text);
		return isData && !hasControls(text);
	} catch {
		return false;
	}
}

const hasControls = (text: string) => /[^\P{Cc}\t\n\r]/u.test(text);

function unpacked({ dict, contents }: PDFRawStream, resolve: Pdf['resolve']): Uint8Array | null {
	const filters = resolve(dict.get(Filter)).flatMap((one) =>
		one instanceof PDFArray ? one.asArray().flatMap((each) => [...resolve(each)]) : [one],
	);
	if (filters.length === 0) return contents.length > LARGEST_DATA ? null : contents;
	if (filters.length > 1 || filters[0] !== FlateDecode) return null;
	try {
		return inflateSync(contents, { maxOutputLength: LARGEST_DATA });
	} catch {
		return null;
	}
}

import { createDecipheriv, createHash } from 'node:crypto';
import {
	PDFArray,
	PDFBool,
	PDFDict,
	PDFHexString,
	PDFName,
	PDFNumber,
	type PDFObject,
	PDFRawStream,
	type PDFRef,
	PDFString,
} from '@cantoo/pdf-lib';
import { type Encryption, keyWithoutPassword } from './encryption-key.ts';
import type { Notes } from './notes.ts';
import { rc4 } from './rc4.ts';

/** A file that asks for a password, or is encrypted in a way that we cannot open. */
export class LockedPdf extends Error {
	readonly asksForPassword: boolean;

	constructor(asksForPassword: boolean) {
		super('The file is encrypted.');
		this.asksForPassword = asksForPassword;
	}
}

type Lookups = {
	resolve(value: PDFObject | undefined): readonly PDFObject[];
	valuesOf(dict: PDFDict, key: PDFName): readonly PDFObject[];
};
type Method = 'rc4' | 'aes' | 'none';

const name = (text: string) => PDFName.of(text);
const METHODS = new Map<PDFName, Method>([
	[name('None'), 'none'],
	[name('V2'), 'rc4'],
	[name('AESV2'), 'aes'],
	[name('AESV3'), 'aes'],
]);

/**
 * Decrypts the texts and streams of a file that opens without a password, as those do that only forbid to edit or
 * print (ISO 32000-2, 7.6). Nothing is changed in a file that is not encrypted.
 * @returns whether it was encrypted
 * @throws {LockedPdf} if it does not open so, or if readers may differ in how they open it
 */
export function openWithoutPassword(lookups: Lookups, notes: Notes): boolean {
	const dict = encryptionOf(lookups, notes);
	if (!dict) return false;
	const encryption = readEncryption(lookups, dict, notes);
	const key = keyWithoutPassword(encryption);
	if (!key) throw new LockedPdf(true);
	const strings = methodOf(lookups, dict, encryption.version, 'StrF');
	const streams = methodOf(lookups, dict, encryption.version, 'StmF');
	for (const { ref, object } of notes.objects) {
		if (object === dict) continue;
		const read = (method: Method) => (bytes: Uint8Array) =>
			decrypted(bytes, method, encryption.version >= 5 ? key : keyOf(key, ref, method));
		decryptTexts(object, read(strings), notes);
		if (object instanceof PDFRawStream && !isPlain(lookups, object.dict))
			object.contents = read(streams)(object.contents);
	}
	return true;
}

/** The one dictionary that every trailer with a beginning names. */
function encryptionOf({ resolve, valuesOf }: Lookups, { trailers }: Notes): PDFDict | undefined {
	const named = trailers.flatMap((trailer) => valuesOf(trailer, name('Encrypt')));
	const refs = new Set(trailers.map((trailer) => trailer.get(name('Encrypt'))));
	const [dict, ...others] = new Map(named.map((one) => [String(one), one])).values();
	refs.delete(undefined);
	if (dict === undefined && refs.size === 0) return undefined;
	const begins = (trailer: PDFDict) => trailer.has(name('Root')) && !trailer.has(name('Encrypt'));
	if (!(dict instanceof PDFDict) || others.length > 0 || trailers.some(begins))
		throw new LockedPdf(false);
	for (const ref of refs) if (resolve(ref).length !== 1) throw new LockedPdf(false);
	return dict;
}

function readEncryption(lookups: Lookups, dict: PDFDict, { trailers }: Notes): Encryption {
	const one = (key: string): PDFObject | undefined => {
		const [value, ...others] = lookups.valuesOf(dict, name(key));
		if (others.length > 0) throw new LockedPdf(false);
		return value;
	};
	const number = (key: string, none: number) => {
		const value = one(key);
		return value instanceof PDFNumber ? value.asNumber() : none;
	};
	const bytes = (key: string) => bytesOf(one(key)) ?? Buffer.alloc(0);
	const version = number('V', 0);
	if (one('Filter') !== name('Standard') || ![1, 2, 4, 5].includes(version))
		throw new LockedPdf(false);
	const ids = trailers.flatMap((trailer) => lookups.valuesOf(trailer, name('ID')));
	const first = ids.find((id) => id instanceof PDFArray);
	return {
		version,
		revision: number('R', 0),
		keyBytes: keyBytesOf(version, number('Length', version === 4 ? 128 : 40)),
		permissions: number('P', 0),
		owner: bytes('O'),
		user: bytes('U'),
		userKey: bytes('UE'),
		encryptsMetadata: one('EncryptMetadata') !== PDFBool.False,
		id: (first && bytesOf(lookups.resolve((first as PDFArray).get(0))[0])) ?? Buffer.alloc(0),
	};
}

/** Some programs write the number of bytes where that of bits belongs. */
function keyBytesOf(version: number, length: number): number {
	if (version === 1) return 5;
	if (version === 5) return 32;
	const bytes = length < 40 ? length : length / 8;
	if (!Number.isInteger(bytes) || bytes < 5 || bytes > 16) throw new LockedPdf(false);
	return bytes;
}

function bytesOf(value: PDFObject | undefined): Buffer | undefined {
	const isText = value instanceof PDFString || value instanceof PDFHexString;
	return isText ? Buffer.from(value.asBytes()) : undefined;
}

function methodOf({ valuesOf }: Lookups, dict: PDFDict, version: number, key: string): Method {
	if (version < 4) return 'rc4';
	const [filter = name('Identity'), ...others] = valuesOf(dict, name(key));
	if (others.length > 0) throw new LockedPdf(false);
	if (filter === name('Identity')) return 'none';
	const methods = valuesOf(dict, name('CF')).flatMap((filters) =>
		filters instanceof PDFDict && filter instanceof PDFName
			? valuesOf(filters, filter).flatMap((one) =>
					one instanceof PDFDict ? valuesOf(one, name('CFM')) : [],
				)
			: [],
	);
	const method = METHODS.get(methods[0] as PDFName);
	if (methods.length !== 1 || !method) throw new LockedPdf(false);
	return method;
}

/** The key of an object (algorithm 1). */
function keyOf(key: Buffer, { objectNumber, generationNumber }: PDFRef, method: Method): Buffer {
	const numbers = Buffer.alloc(5);
	numbers.writeUIntLE(objectNumber % 2 ** 24, 0, 3);
	numbers.writeUIntLE(generationNumber % 2 ** 16, 3, 2);
	const hash = createHash('md5').update(key).update(numbers);
	if (method === 'aes') hash.update('sAlT');
	return hash.digest().subarray(0, Math.min(key.length + 5, 16));
}

function decrypted(bytes: Uint8Array, method: Method, key: Buffer): Uint8Array {
	if (method === 'none') return bytes;
	if (method === 'rc4') return rc4(key, bytes);
	const whole = bytes.length - (bytes.length % 16);
	if (whole < 32) return new Uint8Array();
	const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, 16));
	cipher.setAutoPadding(false);
	const text = Buffer.concat([cipher.update(bytes.subarray(16, whole)), cipher.final()]);
	const padding = text[text.length - 1] as number;
	return text.subarray(0, padding > 0 && padding <= 16 ? text.length - padding : text.length);
}

/** Tables of objects are not encrypted, nor are streams with a filter that says so. */
const isPlain = ({ resolve, valuesOf }: Lookups, dict: PDFDict): boolean =>
	valuesOf(dict, name('Type')).includes(name('XRef')) ||
	valuesOf(dict, name('Filter')).some(
		(filter) =>
			filter === name('Crypt') ||
			(filter instanceof PDFArray &&
				filter.asArray().some((one) => resolve(one).includes(name('Crypt')))),
	);

function decryptTexts(object: PDFObject, read: (bytes: Uint8Array) => Uint8Array, notes: Notes) {
	const changed = (value: PDFObject): PDFObject => {
		if (value instanceof PDFString || value instanceof PDFHexString)
			return PDFHexString.fromBytes(read(value.asBytes()));
		decryptTexts(value, read, notes);
		return value;
	};
	if (object instanceof PDFArray)
		for (let at = 0; at < object.size(); at += 1) object.set(at, changed(object.get(at)));
	const dict = object instanceof PDFRawStream ? object.dict : object;
	if (!(dict instanceof PDFDict)) return;
	for (const [key, value] of dict.entries()) dict.set(key, changed(value));
	for (const entry of notes.doubled.get(dict) ?? []) entry[1] = changed(entry[1]);
}

/** A CV has fifty to some hundreds of objects; a book of 117 pages has 3,724. */
const MOST_OBJECTS = 5_000;
/** Where a reader looks for `startxref`; some programs write more after the end. */
const END = 4_096;

/**
 * Whether a file can be a PDF of a reasonable size inside, as far as its bytes show it. For the thread that
 * answers requests: one search through the bytes, a few milliseconds for 2 MB.
 */
export function looksLikePdf(file: Uint8Array): boolean {
	const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
	if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return false;
	if (!bytes.subarray(-END).includes('startxref')) return false;
	let objects = 0;
	for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
		// The "obj" of "endobj".
		if (bytes[at - 1] === LETTER_D) continue;
		objects += 1;
		if (objects > MOST_OBJECTS) return false;
	}
	return true;
}
const LETTER_D = 'd'.charCodeAt(0);

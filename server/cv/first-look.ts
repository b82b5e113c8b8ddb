/** A CV has fifty to some hundreds of objects; a book of 117 pages has 3,724. */
const MOST_OBJECTS = 5_000;
/** Where readers look for the head of a file: some mail and print programs write lines of their own before it. */
const HEAD = 1_024;

const asBuffer = (file: Uint8Array) => Buffer.from(file.buffer, file.byteOffset, file.byteLength);

/** What other kinds of files begin with, programs, archives, pictures and pages of the web among them. */
const OTHER_KIND =
	/^\s*(?:MZ|PK|#!|GIF8|Rar!|7z|BM|RIFF|II\*|MM\0|%!|\{\\rtf|\x7fELF|\x89PNG|\xff\xd8|\xd0\xcf|\xca\xfe|\xfe\xed|\xcf\xfa)|<[a-z!?/]/i;

/** Whether a file begins as a PDF, with at most 1,024 bytes before it that are nothing else. */
export function hasPdfHead(file: Uint8Array): boolean {
	const head = asBuffer(file)
		.subarray(0, HEAD + 5)
		.toString('latin1');
	const at = head.indexOf('%PDF-');
	return at !== -1 && !OTHER_KIND.test(head.slice(0, at));
}

/**
 * Whether a file can be a PDF of a reasonable size inside, as far as its bytes show it. For the thread that
 * answers requests: a few searches through the bytes, some milliseconds for 5 MB.
 */
export function looksLikePdf(file: Uint8Array): boolean {
	const bytes = asBuffer(file);
	if (!hasPdfHead(file)) return false;
	let objects = 0;
	for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
		// The "obj" of "endobj".
		if (bytes[at - 1] === LETTER_D) continue;
		objects += 1;
		if (objects > MOST_OBJECTS) return false;
	}
	// The last bytes may be missing, and then `startxref`.
	return objects > 0 && ['startxref', 'trailer', '/XRef'].some((word) => bytes.includes(word));
}
const LETTER_D = 'd'.charCodeAt(0);

import { PDFArray, type PDFCatalog, PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { readPdf } from '#server/cv/read-pdf.ts';
import { unpacksPast } from '#server/cv/unpacked-size.ts';

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
	const found: (PDFObject | undefined)[] = [catalog.lookup(PDFName.of('Pages'))];
	while (found.length > 0) {
		const part = found.pop();
		if (!(part instanceof PDFDict) || seen.has(part)) continue;
		seen.add(part);
		const kids = part.lookup(PDFName.of('Kids'));
		if (kids === undefined) return true;
		if (kids instanceof PDFArray && !seen.has(kids))
			for (let at = 0; at < kids.size(); at += 1) found.push(kids.lookup(at));
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

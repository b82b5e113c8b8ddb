import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { hasPdfHead } from './first-look.ts';
import { refusedActive } from './pdf/active.ts';
import { LockedPdf } from './pdf/decrypt.ts';
import { names } from './pdf/names.ts';
import { lookAtPages } from './pdf/page-content.ts';
import { type Pdf, readPdf } from './pdf/read-pdf.ts';
import type { Refusal } from './refusal.ts';

/** What an uploaded file is: refused as a CV, or a plain PDF. */
export type PdfCheck = { refused: Refusal } | { refused: null; hasText: boolean };

/** Reads every object of a file, and judges what it would do, carry and show when it is open. */
export async function checkPdf(bytes: Uint8Array): Promise<PdfCheck> {
	const refused = (cause: Refusal['cause']): PdfCheck => ({ refused: { cause } });
	if (!hasPdfHead(bytes)) return refused('not-a-pdf');
	try {
		const pdf = await readPdf(bytes);
		if (!hasPage(pdf)) return refused('not-a-pdf');
		const active = refusedActive(pdf);
		if (active) return { refused: active };
		const { unpacksTooFar, isDamaged, hasText } = lookAtPages(pdf);
		if (unpacksTooFar) return refused('unpacks');
		return isDamaged ? refused('damaged') : { refused: null, hasText };
	} catch (error) {
		if (error instanceof LockedPdf)
			return refused(error.asksForPassword ? 'password' : 'protected');
		return refused('not-a-pdf');
	}
}

const { Kids, Pages } = names('Kids', 'Pages');

/** Each part of the tree is looked at once: in a file that is made to harm, one part may be in many others. */
function hasPage({ root, resolve, valuesOf }: Pdf): boolean {
	const seen = new Set<PDFObject>();
	const nodes = root ? [...valuesOf(root, Pages)] : [];
	while (nodes.length > 0) {
		const part = nodes.pop();
		if (!(part instanceof PDFDict) || seen.has(part)) continue;
		seen.add(part);
		const kids = valuesOf(part, Kids);
		if (kids.length === 0) return true;
		for (const list of kids)
			if (list instanceof PDFArray && !seen.has(list)) {
				seen.add(list);
				for (const kid of list.asArray()) nodes.push(...resolve(kid));
			}
	}
	return false;
}

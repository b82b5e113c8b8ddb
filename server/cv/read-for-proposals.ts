import type { CvProposals } from '#schema/students/cv-proposals.ts';
import { proposalsOf } from './reading/proposals-of.ts';
import { textOfPdf } from './reading/text-of-pdf.ts';

/** @property today ISO date */
export type CvToRead = { pdf: Uint8Array; today: string };

/** What a PDF proposes; 'unreadable' where its pages cannot be read, although it is a PDF. */
export async function readForProposals({
	pdf,
	today,
}: CvToRead): Promise<CvProposals | 'unreadable'> {
	// What the library says of a fault can quote the file: nobody reads it, and the student is told.
	const text = await textOfPdf(pdf).catch(() => null);
	return text ? proposalsOf(text, today) : 'unreadable';
}

import type { CvProposals } from '#schema/students/cv-proposals.ts';
import { textOf } from './reading/cv-text.ts';
import { linesIn } from './reading/lines.ts';
import { proposalsOf } from './reading/proposals-of.ts';
import { textOfPdf } from './reading/text-of-pdf.ts';

/** @property today ISO date */
export type CvToRead = { pdf: Uint8Array; today: string };

/** So many characters are kept: ten times a long CV. */
const LONGEST_TEXT = 100_000;

/** What a PDF proposes; 'unreadable' where its pages cannot be read, although it is a PDF. */
export async function readForProposals({
	pdf,
	today,
}: CvToRead): Promise<CvProposals | 'unreadable'> {
	const text = await textIn(pdf);
	return text ? proposalsOf(text, today) : 'unreadable';
}

/** The lines of its pages, likewise. Postgres stores no text with a NUL in it. */
export async function readLines(pdf: Uint8Array): Promise<string> {
	const text = await textIn(pdf);
	const lines = text ? linesIn(text).map(textOf) : [];
	return [...lines.join('\n').replaceAll('\0', '')].slice(0, LONGEST_TEXT).join('');
}

/** What the library says of a fault can quote the file: nobody reads it, and the student is told. */
const textIn = (pdf: Uint8Array) => textOfPdf(pdf).catch(() => null);

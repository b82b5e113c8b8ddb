import { getDocumentProxy } from 'unpdf';
import type { CvText, TextPiece } from './cv-text.ts';

/** A CV has one to three pages. */
const MOST_PAGES = 6;
/** A page with small letters has some thousands. */
const MOST_PIECES = 20_000;

/**
 * What the first pages of a PDF say, and where it stands on them.
 * @throws {Error} if the library cannot read it
 */
export async function textOfPdf(pdf: Uint8Array): Promise<CvText> {
	// It prints nothing: its warnings can quote the file. It keeps the bytes that it is given.
	const document = await getDocumentProxy(pdf.slice(), { verbosity: 0 });
	try {
		const text: CvText = { pages: [], links: [] };
		for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
			const page = await document.getPage(number);
			text.pages.push(await piecesOf(page));
			text.links.push(...(await linksOf(page)));
		}
		return text;
	} finally {
		await document.loadingTask.destroy();
	}
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

async function piecesOf(page: Page): Promise<TextPiece[]> {
	const { items } = await page.getTextContent();
	return items.slice(0, MOST_PIECES).flatMap((item): TextPiece[] => {
		if (!('str' in item) || item.str.trim() === '') return [];
		const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
		// Text that is turned, such as a mark along the edge.
		if (Math.abs(b) > Math.abs(a) / 10) return [];
		return [{ text: item.str, x, y, width: item.width, size: Math.hypot(c, d) }];
	});
}

async function linksOf(page: Page): Promise<string[]> {
	const notes: { subtype?: string; url?: string }[] = await page.getAnnotations();
	return notes.flatMap(({ subtype, url }) => (subtype === 'Link' && url ? [url] : []));
}

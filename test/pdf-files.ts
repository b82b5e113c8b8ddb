import { PDFDocument } from '@cantoo/pdf-lib';
import { pageOf } from './cv-pages.ts';

/** Small PDFs for tests. @returns a file of these objects, the first of which is the catalogue */
export const fileOf = (...objects: string[]) => fileWith('', ...objects);

/** The same with more in its trailer. */
export const fileWith = (trailer: string, ...objects: string[]) =>
	Buffer.from(
		`%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer} >>\nstartxref\n0\n%%EOF`,
		'latin1',
	);

/** Objects 2 and 3: one page. */
export const pages = [
	'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
	'<< /Type /Page /Parent 2 0 R >>',
] as const;
export const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
/** A link. @param action as it stands in the file */
export const linkTo = (action: string) => `<< /Subtype /Link /A ${action} >>`;
/** A link to a place on the web. @param address as it stands in the file */
export const link = (address: string) => linkTo(`<< /S /URI /URI ${address} >>`);
export const streamOf = (content: string, entries = '') =>
	`<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

/** One page, as a library writes it. */
export async function plainPdf(
	change: (document: PDFDocument) => unknown = () => {},
	useObjectStreams = true,
): Promise<Uint8Array> {
	const document = await PDFDocument.create();
	document.addPage();
	await change(document);
	return document.save({ useObjectStreams });
}

/** One page with these lines, as `pageOf` places them. */
export const typedPdf = (typed: string): Promise<Uint8Array> =>
	plainPdf((document) => {
		const [page] = document.getPages();
		for (const { text, x, y, size } of pageOf(typed)) page?.drawText(text, { x, y, size });
	});

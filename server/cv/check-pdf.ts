import {
	PDFArray,
	PDFContext,
	PDFDict,
	PDFDocument,
	PDFInvalidObject,
	PDFName,
	type PDFObject,
	type PDFRef,
	PDFStream,
} from '@cantoo/pdf-lib';

/** Why an uploaded file is refused; null for a plain PDF. */
export type Refused = 'not-a-pdf' | 'encrypted' | 'active' | null;

/** What makes a PDF do something, or carry another file: a CV needs none of it. */
const ACTIVE = new Set([
	'JS',
	'JavaScript',
	'Launch',
	'EmbeddedFile',
	'EmbeddedFiles',
	'EF',
	'FileAttachment',
	'RichMedia',
	'Rendition',
	'Movie',
	'Sound',
	'XFA',
	'SubmitForm',
	'ImportData',
	'GoToE',
	'GoToR',
]);

/** What was met in a document: such a thing, or an object that cannot be read. */
const seen = new WeakMap<PDFContext, 'active' | 'broken'>();

/**
 * Reads every object of a file, also those in compressed streams, and those that another of the same number
 * replaces: a reader may choose either.
 */
export async function checkPdf(bytes: Uint8Array): Promise<Refused> {
	const file = Buffer.from(bytes);
	if (!file.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'not-a-pdf';
	try {
		const document = await PDFDocument.load(bytes, {
			updateMetadata: false,
			ignoreEncryption: true,
			// Otherwise the next object is searched for from byte to byte, which takes seconds. Those of an encrypted
			// file cannot all be read, and it has its own answer.
			throwOnInvalidObject: !file.includes('/Encrypt'),
		});
		const { context, catalog } = document;
		if (context.trailerInfo.Encrypt) return 'encrypted';
		if (seen.get(context) === 'broken' || document.getPageCount() === 0) return 'not-a-pdf';
		const opening = catalog.lookup(PDFName.of('OpenAction'));
		if (opening !== undefined && !isPlace(opening)) return 'active';
		return seen.get(context) === 'active' ? 'active' : null;
	} catch {
		return 'not-a-pdf';
	}
}

const assign = PDFContext.prototype.assign;
PDFContext.prototype.assign = function (this: PDFContext, ref: PDFRef, object: PDFObject) {
	if (object instanceof PDFInvalidObject) seen.set(this, 'broken');
	else if (isActive(object) && !seen.has(this)) seen.set(this, 'active');
	assign.call(this, ref, object);
};

function isActive(object: PDFObject): boolean {
	if (object instanceof PDFName) return ACTIVE.has(object.decodeText());
	if (object instanceof PDFArray) return object.asArray().some(isActive);
	if (object instanceof PDFStream) return isActive(object.dict);
	if (!(object instanceof PDFDict)) return false;
	return object.entries().some((pair) => pair.some(isActive));
}

/** Many programs set the page at which a file opens: that is no action. */
function isPlace(action: PDFObject): boolean {
	if (action instanceof PDFArray) return true;
	return action instanceof PDFDict && action.get(PDFName.of('S')) === PDFName.of('GoTo');
}

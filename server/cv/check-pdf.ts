import {
	PDFArray,
	PDFContext,
	PDFDict,
	PDFDocument,
	PDFHexString,
	PDFInvalidObject,
	PDFName,
	type PDFObject,
	PDFRef,
	PDFStream,
	PDFString,
} from '@cantoo/pdf-lib';

/** Why an uploaded file is refused; null for a plain PDF. */
export type Refused = 'not-a-pdf' | 'encrypted' | 'active' | null;

/** What makes a PDF do something, or carry another file: a CV needs none of it. */
const ACTIVE = new Set([
	// What is done by itself, when a page or the file is opened, closed or printed.
	'AA',
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

const F = PDFName.of('F');
const URI = PDFName.of('URI');

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
	// The content of a stream with F is in another file.
	if (object instanceof PDFStream) return object.dict.has(F) || isActive(object.dict);
	if (!(object instanceof PDFDict)) return false;
	return leadsElsewhere(object.get(URI)) || object.entries().some((pair) => pair.some(isActive));
}

/** Whether a link leads neither to the web nor to a mail or a call: to a script, a file or another computer's folder. */
function leadsElsewhere(address: PDFObject | undefined): boolean {
	if (address instanceof PDFRef) return true;
	if (!(address instanceof PDFString || address instanceof PDFHexString)) return false;
	const link = address.decodeText().replace(/[\s\p{Cc}]/gu, '');
	return /^([a-z][a-z\d+-]*:|[\\/]{2})/i.test(link) && !/^(https?|mailto|tel):/i.test(link);
}

/** Many programs set the page at which a file opens: that is no action. */
function isPlace(action: PDFObject): boolean {
	if (action instanceof PDFArray) return true;
	if (!(action instanceof PDFDict) || action.has(PDFName.of('Next'))) return false;
	return action.get(PDFName.of('S')) === PDFName.of('GoTo');
}

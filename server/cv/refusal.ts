/** Why a file is refused as a CV: what was met in it, and what it is about. */
export type Refusal = { cause: Cause; about?: string };

export type Cause =
	| 'not-a-pdf'
	| 'damaged'
	| 'password'
	| 'protected'
	| 'unpacks'
	| 'too-slow'
	| 'script'
	| 'by-itself'
	| 'form'
	| 'media'
	| 'outside'
	| 'action'
	| 'attachment'
	| 'hybrid'
	| 'script-link'
	| 'file-link'
	| 'program-link'
	| 'bare-link'
	| 'own-computer-link'
	| 'strange-link'
	| 'missing-link';

const AGAIN = 'choose it again.';
const PRINT = `Open it in your browser, choose Print, then Save as PDF, and choose that file.`;

/** What each cause says: what was met, and what to do. `about` is an address or the name of a file. */
const words: Record<Cause, (about: string) => string> = {
	'not-a-pdf': () =>
		`This file cannot be read as a PDF. Save your CV as a PDF in the program you wrote it with, and ${AGAIN}`,
	damaged: () =>
		`This PDF is damaged: its pages are empty. Save your CV as a PDF once more, and ${AGAIN}`,
	password: () => `This PDF asks for a password. Save it without one, and ${AGAIN}`,
	protected: () =>
		`This PDF is protected in a way that we cannot open. Save it without protection, and ${AGAIN}`,
	unpacks: () => `This PDF unpacks to more than 20 MB. Save it with simpler drawings, and ${AGAIN}`,
	'too-slow': () => `This PDF takes too long to read. Print it as a plain PDF, and ${AGAIN}`,
	script: () => `This PDF contains a script. ${PRINT}`,
	'by-itself': () =>
		`This PDF does something by itself when it is opened, closed or printed. ${PRINT}`,
	form: () => `This PDF contains a form that can be sent or emptied. ${PRINT}`,
	media: () =>
		`This PDF contains sound, film or a 3D model. Take it out, save the PDF, and ${AGAIN}`,
	outside: () => `A part of this PDF is in another file. ${PRINT}`,
	action: () => `This PDF has a button or link that does more than open a page. ${PRINT}`,
	attachment: (name) =>
		`A file is attached to this PDF${name && `: “${name}”`}. Take it out, or: open the PDF in your browser, choose Print, then Save as PDF, and choose that file.`,
	hybrid: () =>
		`This PDF carries the document from which it was made. In LibreOffice, export it without “Hybrid PDF”, and ${AGAIN}`,
	'script-link': (address) =>
		`A link in it runs a script: “${address}”. Change or remove the link, save the PDF, and ${AGAIN}`,
	'file-link': (address) =>
		`A link in it leads to a file on your computer: “${address}”. Others cannot open it. Change or remove the link, save the PDF, and ${AGAIN}`,
	'program-link': (address) =>
		`A link in it starts a program or opens a file: “${address}”. Change or remove the link, save the PDF, and ${AGAIN}`,
	'bare-link': (address) =>
		`A link in it leads to a file and not to a website, as https:// is missing: “${address}”. Write https:// before it, save the PDF, and ${AGAIN}`,
	'own-computer-link': (address) =>
		`A link in it leads to your own computer, where others cannot go: “${address}”. Change or remove the link, save the PDF, and ${AGAIN}`,
	'strange-link': (address) =>
		`A link in it has an address that does not begin with https://, mailto: or tel: as it should: “${address}”. Correct the link, save the PDF, and ${AGAIN}`,
	'missing-link': () =>
		`The address of a link in it is missing. Make the link again or remove it, save the PDF, and ${AGAIN}`,
};

/** The longest part of an address or name that is repeated. */
const LONGEST = 80;

/** What the student reads. It repeats what is in their own file, so it goes to them and into no log. */
export function wordsOf({ cause, about = '' }: Refusal): string {
	const letters = [...about.replace(/[\p{C}\s]+/gu, ' ').trim()];
	const short =
		letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : letters.join('');
	return words[cause](short);
}

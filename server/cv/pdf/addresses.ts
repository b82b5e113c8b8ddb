import type { Refusal } from '#server/cv/refusal.ts';

/** Schemes that lead to the web, a mail, a call or a message. Others may start programs. */
const HARMLESS =
	/^(https?|mailto|tel|callto|sms|smsto|skype|whatsapp|ftps?|sips?|xmpp|facetime|tg|viber|geo|doi):/i;
const SCRIPT = /^(javascript|vbscript|data):/i;
const OWN_COMPUTER = /^(https?:\/\/)?(localhost|127\.0\.0\.1)([:/]|$)/i;
/** A letter of a drive, or the folder of another computer. */
const FILE = /^(file:|[a-z]:|[\\/]{2})/i;
const SCHEME = /^[a-z][a-z\d+-]*:/i;

/** What readers leave out of an address before they look at its scheme. */
const IGNORED = /[\s\p{C}]/gu;

/** Why the address of a link is refused; null where it leads to the web, a mail, a call or a message, or nowhere. */
export function refusedAddress(address: string): Refusal | null {
	const link = address.replace(IGNORED, '');
	const about = address;
	if (HARMLESS.test(link)) return null;
	if (SCRIPT.test(link)) return { cause: 'script-link', about };
	if (FILE.test(link)) return withoutScheme(link) ?? { cause: 'file-link', about };
	if (!SCHEME.test(link)) return null;
	return { cause: OWN_COMPUTER.test(link) ? 'own-computer-link' : 'strange-link', about };
}

/** Names of websites that people write without https://, and what programs make of them where a file is expected. */
const SITE =
	/^(?:file:.*\/|\/\/)?(www\.[^/\s]+\.[a-z]{2,}(?:\/.*)?|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|me|app|edu|gov|info|eu|uk|de|fr|it|es|nl|in|co|ai|example)(?:\/.*)?)$/i;
/** Longer ones are no slips. */
const LONGEST = 300;

function withoutScheme(link: string): Refusal | null {
	const [, site] = SITE.exec(link.slice(0, LONGEST)) ?? [];
	return site === undefined ? null : { cause: 'bare-link', about: site };
}

/** Why a link to a file is refused: many are addresses of websites whose https:// is missing. */
export const refusedFile = (name: string): Refusal =>
	withoutScheme(named(name)) ?? { cause: 'file-link', about: name };

/** The same for a link that opens a file with its program. */
export const refusedProgram = (name: string): Refusal =>
	withoutScheme(named(name)) ?? { cause: 'program-link', about: name };

/** Some programs add the ending of the files to which they think that a link leads. */
const named = (file: string) => file.replace(IGNORED, '').replace(/\.pdf$/i, '');

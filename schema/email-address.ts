import { limits } from '#schema/limits.ts';

/*
 * The addresses that mail servers take, without a library, as the newsletter's form is part of every page. The browser's
 * own check is switched off by our forms, and takes addresses that no server does.
 */

/** Two quotation marks that keyboards put in the place of an apostrophe. */
const CURLED = /[‘’]/g;
/** Two at-signs of East Asian keyboards. */
const WIDE_AT = /[＠﹫]/g;
/** A keyboard adds a space after a chosen word and a full stop after two spaces. No address ends with either. */
const ADDED = /[\s.。．｡]{1,20}$/u;
/** Nothing that `URL` reads as another part of an address, decodes or leaves out, except the two joiners. */
const NAME_OF_HOST = /^(?:[\p{L}\p{M}\p{N}\p{S}\p{Pd}.·・。．｡]|\u200c|\u200d)+$/u;

/** Nothing longer becomes an address, and composing the letters of a long text takes long. */
const LONGEST_TYPED = 4 * limits.email;

/**
 * The one spelling of an address: composed letters, the name of the mail server in lower case and in the letters that
 * mail servers use (`xn--…`), without what keyboards add at the end. Any other text comes back nearly as it was.
 */
export function asEmail(typed: string): string {
	if (typed.length > LONGEST_TYPED) return typed;
	const text = typed.normalize('NFC').trim().replace(ADDED, '').replace(WIDE_AT, '@');
	const at = text.lastIndexOf('@');
	if (at < 0) return text;
	return `${text.slice(0, at).replace(CURLED, "'")}@${asHost(text.slice(at + 1))}`;
}

function asHost(name: string): string {
	if (!NAME_OF_HOST.test(name)) return name;
	try {
		return new URL(`http://${name}`).hostname;
	} catch {
		// No name of a host.
		return name;
	}
}

/** One part between two dots of what stands before the at-sign: RFC 5322's "atom", and letters of all scripts. */
const ATOM =
	"(?:[\\w!#$%&'*+/=?^`{|}~-]|(?![\\0-\\x7f])[\\p{L}\\p{M}\\p{N}\\p{S}·\\u200c\\u200d])+";
/** The last part is letters, so that a number or one letter is no address. */
const HOST =
	'(?:[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?\\.)+(?:xn--[a-z\\d-]{0,58}[a-z\\d]|[a-z]{2,63})';
const ADDRESS = new RegExp(`^(${ATOM}(?:\\.${ATOM})*)@${HOST}$`, 'u');
/** Of what stands before the at-sign, in bytes (RFC 5321, 4.5.3.1.1). */
const LONGEST_LOCAL = 64;

/** Whether a mail server may take it: parts before and after one at-sign, a domain with a dot. @param text from `asEmail` */
export function isEmail(text: string): boolean {
	const local = text.length <= limits.email ? ADDRESS.exec(text)?.[1] : undefined;
	return local !== undefined && new TextEncoder().encode(local).length <= LONGEST_LOCAL;
}

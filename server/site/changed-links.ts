import { createMiddleware } from 'hono/factory';
import { CONFIRM_PATH } from '#server/mail/auth-mails.ts';

/** The path, the sign behind it, and the rest. */
const PARTS = /^(.*?)(%23|%3f|\?|$)(.*)$/i;
const TWICE_ENCODED = /^[\w/.-]*%25(?:23|3f|20|0[ad])/i;
const SPACES = /%(?:20|0[9ad]|c2%a0|e2%80%8b)/gi;
/** Signs of the sentence around a link, as they are or encoded. */
const BEHIND = /(?:[).,;:=>\]'"*]|%(?:22|27|29|3[abcde]|5d))+$/i;
/** What every path of ours is made of. */
const PATH = /^\/(?!\/)[\w/.-]*$/;

/**
 * The link that a mail program has changed, as it was: signs of it percent-encoded, `&` written as `&amp;`, spaces and
 * breaks in it, a sign of the sentence behind it. Values of `/auth/confirm` are back in the fragment.
 * @param pathname and `search` of a request
 * @returns undefined where nothing is to be changed
 */
export function linkBefore(pathname: string, search: string): string | undefined {
	const given = pathname + search;
	const [, before = '', sign = '', after = ''] =
		PARTS.exec(TWICE_ENCODED.test(pathname) ? decoded(given) : given) ?? [];
	const path = before.replace(SPACES, '').replace(BEHIND, '');
	if (!PATH.test(path) || (path === '/' && sign === '')) return undefined;
	const isConfirm = path === CONFIRM_PATH;
	const values = sign === '?' && !isConfirm ? (encodedWhole(after) ?? after) : valuesOf(after);
	const hash = isConfirm || sign === '%23';
	const link = values === '' ? path : `${path}${hash ? '#' : '?'}${values}`;
	return link === given || (values === '' && path + sign === given) ? undefined : link;
}

function valuesOf(text: string): string {
	return (encodedWhole(text) ?? text).replace(SPACES, '').replaceAll('&amp;', '&');
}

/** The values, if the signs between them are encoded, too. */
const encodedWhole = (text: string) =>
	!text.includes('=') && /%3d/i.test(text) ? decoded(text) : undefined;

function decoded(text: string): string {
	try {
		return decodeURIComponent(text).replace(/[^!-~]/gu, encodeURIComponent);
	} catch {
		// A part of a sign is missing.
		return text;
	}
}

/** Leads a changed link of a mail to its page. */
export const changedLinks = createMiddleware(async (context, next) => {
	const { method, url } = context.req;
	const { pathname, search } = new URL(url);
	const reads = method === 'GET' || method === 'HEAD';
	const link = reads ? linkBefore(pathname, search) : undefined;
	if (link === undefined) return next();
	context.header('Cache-Control', 'no-store');
	return context.redirect(link, 302);
});

import { sitePath } from '#schema/site-path.ts';

export const linkTypes = ['signup', 'recovery', 'email_change'] as const;

export type MailedLinkType = (typeof linkTypes)[number];

/** The data of a link from an email, read from the fragment of /auth/confirm. */
export type MailedLink = {
	type: MailedLinkType;
	/** Single use; the server exchanges it for a session. */
	code: string;
	/** The page of this site to open afterwards; null if the link names none. */
	destination: string | null;
};

/**
 * @param hash as in `location.hash`, from anybody
 * @param origin as in `location.origin`
 * @returns null where it is not a whole link of ours
 */
export function mailedLink(hash: string, origin: string): MailedLink | null {
	const values = new URLSearchParams(textBefore(hash.replace(/^#/, '')));
	const plain = (name: string) => values.get(name)?.replace(/\s+|[^\w-]+$/g, '') ?? '';
	const type = linkTypes.find((linkType) => linkType === plain('type'));
	const code = plain('code');
	if (!type || !/^[\w.-]{1,200}$/.test(code)) return null;
	const path = sitePath(values.get('next') ?? '', origin);
	return { type, code, destination: path === undefined || path === '/' ? null : path };
}

/** The values of a link that a mail program has changed: as HTML, percent-encoded, quoted-printable, with signs behind it. */
function textBefore(text: string): string {
	const plain = text.includes('code=') ? text : decoded(text);
	const values = plain.replaceAll('&amp;', '&').replace(/[\s).,;:=>\]'"*]+$/, '');
	return /(^|&)type=3D/.test(values) ? values.replaceAll('=3D', '=') : values;
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		// A part of a sign is missing.
		return text;
	}
}

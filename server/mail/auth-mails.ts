import { site } from '#content/site.ts';
import { asHtml, asText, type Letter } from '#server/mail/layout.ts';
import type { OutgoingMail } from '#server/mail/mail.ts';

/** The `type` of the auth server's verify endpoint. */
export type AuthMailKind = 'signup' | 'recovery' | 'email_change';

type AuthMail = {
	kind: AuthMailKind;
	to: string;
	/** Valid once, for an hour. */
	token: string;
	siteUrl: string;
	/** The new address of the account. */
	newEmail?: string | undefined;
	/** The path of this site to open afterwards. */
	next?: string | undefined;
};

/** A mail with a confirmation link. */
export function authMail(mail: AuthMail): OutgoingMail {
	const { kind, to, token, siteUrl, newEmail, next } = mail;
	const url = confirmUrl(siteUrl, { type: kind, code: token, next });
	const { subject, ...letter } = letters[kind](url, newEmail ?? 'a new address');
	return { to, subject, text: asText(letter), html: asHtml(letter), counted: countedAs[kind] };
}

const countedAs = {
	signup: undefined,
	recovery: 'recovery',
	email_change: 'emailChange',
} as const;

export const CONFIRM_PATH = '/auth/confirm';

type Link = { type?: string | undefined; code?: string | undefined; next?: string | undefined };

/**
 * The page whose button exchanges the code. The code is in the fragment so that opening the link sends it
 * to no server and no log.
 */
export function confirmUrl(siteUrl: string, { type, code, next }: Link): string {
	const values = new URLSearchParams({
		...(type && { type }),
		...(code && { code }),
		...(next && next !== '/' && { next }),
	});
	return `${siteUrl}${CONFIRM_PATH}#${values}`;
}

const lifetime = 'The link works once and for one hour.';

const letters: Record<
	AuthMailKind,
	(url: string, newEmail: string) => Letter & { subject: string }
> = {
	signup: (url) => ({
		subject: `Confirm your email address for ${site.name}`,
		heading: 'Confirm your email address',
		paragraphs: [
			`Someone (we hope it was you) created an account with this address at ${site.name}.`,
			'Confirm the address and your account is ready.',
		],
		link: { label: 'Confirm my email address', url },
		notes: [
			lifetime,
			'If this wasn’t you, ignore this email: without confirmation nobody can use the account.',
		],
	}),
	recovery: (url) => ({
		subject: `Set a new password for ${site.name}`,
		heading: 'Set a new password',
		paragraphs: [
			'Someone (we hope it was you) asked for a new password for this account. Follow the link to choose one.',
		],
		link: { label: 'Choose a new password', url },
		notes: [lifetime, 'If this wasn’t you, ignore this email: your password stays as it is.'],
	}),
	email_change: (url, newEmail) => ({
		subject: `Confirm the new email address of your account at ${site.name}`,
		heading: 'Confirm your new email address',
		paragraphs: [
			`Somebody (we hope it was you) asked to change the email address of an account at ${site.name} to ${newEmail}.`,
			'The change takes effect once you confirm it.',
		],
		link: { label: 'Confirm the change', url },
		notes: [lifetime, 'If this wasn’t you, ignore this email: nothing changes without the link.'],
	}),
};

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

type AccountExists = { to: string; siteUrl: string; moved?: boolean };

/**
 * For a sign-up with an address that has an account: its owner may have forgotten the account.
 * @param moved for a change of another account to this address
 */
export function accountExistsMail({ to, siteUrl, moved = false }: AccountExists): OutgoingMail {
	const tried = moved
		? `Someone (we hope it was you) tried to move another account at ${site.name} to this address.`
		: `Someone (we hope it was you) tried to create an account with this address at ${site.name}.`;
	const letter: Letter = {
		heading: 'You already have an account',
		paragraphs: [
			`${tried} There is one already, and nothing was changed.`,
			'Sign in with the password you chose then. If you have forgotten it, choose a new one.',
		],
		link: { label: 'Choose a new password', url: `${siteUrl}/forgot-password` },
		notes: ['If this wasn’t you, ignore this email.'],
	};
	const subject = moved
		? `No other account was moved to your address at ${site.name}`
		: `You already have an account at ${site.name}`;
	return mailOf(to, subject, letter);
}

const mailOf = (to: string, subject: string, letter: Letter): OutgoingMail => ({
	to,
	subject,
	text: asText(letter),
	html: asHtml(letter),
});

type ToOwner = { to: string; siteUrl: string };

const newPassword = (siteUrl: string) => ({
	label: 'Choose a new password',
	url: `${siteUrl}/forgot-password`,
});

/** To the present address, when a link has gone to the new one. */
export const addressAskedMail = ({ to, newEmail, siteUrl }: ToOwner & { newEmail: string }) =>
	mailOf(to, `A new email address for your account at ${site.name}`, {
		heading: 'Somebody asked to change your email address',
		paragraphs: [
			`Somebody with the password of your account at ${site.name} asked to change its email address to ${newEmail}. We have sent a link to that address. Your address stays as it is until somebody follows the link there.`,
			'If this was you, there is nothing to do here. If it wasn’t, choose a new password now: the link then stops working, and all devices are signed out.',
		],
		link: newPassword(siteUrl),
	});

export const passwordChangedMail = ({ to, siteUrl }: ToOwner) =>
	mailOf(to, `Your password was changed at ${site.name}`, {
		heading: 'Your password was changed',
		paragraphs: [
			`The account with this address at ${site.name} has a new password. All other devices were signed out.`,
			'If this was you, there is nothing to do. If it wasn’t, choose a new password now.',
		],
		link: newPassword(siteUrl),
	});

/** To both addresses. */
export const addressChangedMails = (from: string, to: string): OutgoingMail[] => [
	mailOf(from, `The email address of your account was changed at ${site.name}`, {
		heading: 'Your account has a new email address',
		paragraphs: [
			`Your account at ${site.name} now has the email address ${to}. You sign in with that address, and our emails go there.`,
			`If this wasn’t you, write to us at once at ${site.email}.`,
		],
	}),
	mailOf(to, `This is now the email address of your account at ${site.name}`, {
		heading: 'Your account has this email address now',
		paragraphs: [
			`Your account at ${site.name} had the email address ${from} until now. You sign in with this one from now on, and our emails come here. Your password is the same.`,
			`If you know nothing of this account, write to us at ${site.email}.`,
		],
	}),
];

export const accountDeletedMail = (to: string) =>
	mailOf(to, `Your account at ${site.name} is deleted`, {
		heading: 'Your account is deleted',
		paragraphs: [
			`Your account at ${site.name} was deleted, with everything in it. This is our last email about it.`,
			`If this wasn’t you, write to us at ${site.email}. We cannot bring the account back, but we want to know.`,
		],
	});

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

import { site } from '#content/site.ts';
import type { OutgoingMail } from './mail.ts';
import { mailKind } from './mail-kind.ts';
import { accountsOf, mailOf } from './mail-parts.ts';

type ToOwner = { to: string; siteUrl: string };

const newPassword = (siteUrl: string) => ({
	label: 'Choose a new password',
	url: `${siteUrl}/forgot-password`,
});

type AccountExists = ToOwner & { moved?: boolean };

/**
 * For a sign-up with an address that has an account: its owner may have forgotten the account.
 * @param moved for a change of another account to this address
 */
export function accountExistsMail({ to, siteUrl, moved = false }: AccountExists): OutgoingMail {
	const tried = moved
		? `Someone (we hope it was you) tried to move another account at ${site.name} to this address.`
		: `Someone (we hope it was you) tried to create an account with this address at ${site.name}.`;
	return mailOf({
		to,
		subject: moved
			? `No other account was moved to your address at ${site.name}`
			: `You already have an account at ${site.name}`,
		heading: 'You already have an account',
		paragraphs: [
			`${tried} There is one already, and nothing was changed.`,
			'Sign in with the password you chose then. If you have forgotten it, choose a new one.',
		],
		link: newPassword(siteUrl),
		notes: ['If this wasn’t you, ignore this email.'],
	});
}

/** To the present address, when a link has gone to the new one. */
export const addressAskedMail = ({ to, newEmail, siteUrl }: ToOwner & { newEmail: string }) =>
	mailOf({
		to,
		subject: `A new email address for your account at ${site.name}`,
		heading: 'Somebody asked to change your email address',
		paragraphs: [
			`Somebody with the password of your account at ${site.name} asked to change its email address to ${newEmail}. We have sent a link to that address. Your address stays as it is until somebody follows the link there.`,
			'If this was you, there is nothing to do here. If it wasn’t, choose a new password now: the link then stops working, and all devices are signed out.',
		],
		link: newPassword(siteUrl),
	});

const passwordChangedMail = ({ to, siteUrl }: ToOwner) =>
	mailOf({
		to,
		subject: `Your password was changed at ${site.name}`,
		heading: 'Your password was changed',
		paragraphs: [
			`The account with this address at ${site.name} has a new password. All other devices were signed out.`,
			'If this was you, there is nothing to do. If it wasn’t, choose a new password now.',
		],
		link: newPassword(siteUrl),
	});

/** To both addresses. */
const addressChangedMails = (from: string, to: string): OutgoingMail[] => [
	mailOf({
		to: from,
		subject: `The email address of your account was changed at ${site.name}`,
		heading: 'Your account has a new email address',
		paragraphs: [
			`Your account at ${site.name} now has the email address ${to}. You sign in with that address, and our emails go there.`,
			`If this wasn’t you, write to us at once at ${site.email}.`,
		],
	}),
	mailOf({
		to,
		subject: `This is now the email address of your account at ${site.name}`,
		heading: 'Your account has this email address now',
		paragraphs: [
			`Your account at ${site.name} had the email address ${from} until now. You sign in with this one from now on, and our emails come here. Your password is the same.`,
			`If you know nothing of this account, write to us at ${site.email}.`,
		],
	}),
];

export const accountDeletedMail = (to: string) =>
	mailOf({
		to,
		subject: `Your account at ${site.name} is deleted`,
		heading: 'Your account is deleted',
		paragraphs: [
			`Your account at ${site.name} was deleted, with everything in it. This is our last email about it.`,
			`If this wasn’t you, write to us at ${site.email}. We cannot bring the account back, but we want to know.`,
		],
	});

export const accountKinds = [
	mailKind({
		kind: 'password_changed',
		read: async (tx, ids) => {
			const { personOf } = await accountsOf(tx, ids);
			return ids.flatMap((id) => {
				const person = personOf(id);
				return person ? [{ id, to: person.email }] : [];
			});
		},
		mail: ({ to }, { siteUrl }) => [passwordChangedMail({ to, siteUrl })],
	}),
	mailKind({
		kind: 'address_changed',
		read: async (_, ids) => ids.map((id) => ({ id })),
		mail: (_row, _settings, { from, to }: { from: string; to: string }) =>
			addressChangedMails(from, to),
	}),
];

import type { MailedLinkType } from './mailed-link.ts';

type LinkTexts = {
	title: string;
	/** What the button will do. */
	intro: string;
	button: string;
	/** The button's text while the request is running. */
	working: string;
};

export const linkTexts: Record<MailedLinkType, LinkTexts> = {
	signup: {
		title: 'Confirm your email address',
		intro: 'The button confirms that this address is yours, and signs you in.',
		button: 'Confirm my address',
		working: 'Confirming...',
	},
	recovery: {
		title: 'Choose a new password',
		intro:
			'The button signs you in and opens the page where you choose it. The link from our email works once.',
		button: 'Choose a new password',
		working: 'Opening...',
	},
	email_change: {
		title: 'Confirm your new email address',
		intro: 'The button moves your account to this address. You sign in with it from then on.',
		button: 'Confirm the new address',
		working: 'Confirming...',
	},
};

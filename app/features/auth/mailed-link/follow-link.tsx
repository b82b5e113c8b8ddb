import sent from '#app/generated/scenes/sent.svg?url';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import type { MailedLinkType } from './mailed-link.ts';

/**
 * Says what a link from an email will do, which is done only when a button is pressed: programs that
 * open links in emails to check them must not use them up.
 */
export function FollowLink({ type }: { type: MailedLinkType }) {
	const { title, intro, button, working } = linkTexts[type];
	return (
		<StatePage picture={sent} title={title} intro={intro}>
			<SubmitForm data-sends="follow">
				<Button type="submit" size="large" data-busy={working}>
					{button}
				</Button>
			</SubmitForm>
		</StatePage>
	);
}

export const OtherLinkNeeded = () => (
	<StatePage
		picture={sent}
		title="One of two links is confirmed"
		intro="We sent one link to your old address and one to the new. Follow the other one too to complete the change."
	/>
);

type LinkTexts = {
	title: string;
	/** What the button will do. */
	intro: string;
	button: string;
	/** The button's text while the request is running. */
	working: string;
};

const linkTexts: Record<MailedLinkType, LinkTexts> = {
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

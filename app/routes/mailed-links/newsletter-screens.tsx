import door from '#app/generated/scenes/door.svg?url';
import signpost from '#app/generated/scenes/signpost.svg?url';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import type { LinkScreen } from './link-screen.ts';

/** Where the link of the newsletter goes, and how it went. */
export const newsletterScreens: Record<string, LinkScreen> = {
	'/unsubscribe': {
		Screen: Ask,
		title: 'Unsubscribe from the newsletter',
		description: 'The link at the foot of our newsletter leads here. One button ends the emails.',
	},
	'/unsubscribed': {
		Screen: DoneScreen,
		title: 'Newsletter unsubscribed',
		description: 'Here you land once your subscription to our newsletter has ended.',
	},
	'/unsubscribe-failed': {
		Screen: FailedScreen,
		title: 'Unsubscribe link not valid',
		description:
			'An unsubscribe link of our newsletter that is not complete leads here, with another way to end your subscription.',
	},
};

/**
 * The form has no action: it is sent to this page's address, whose token names the subscription, and
 * works without scripts.
 */
function Ask() {
	return (
		<StatePage
			picture={door}
			title="Unsubscribe"
			intro="Would you like to stop our newsletter? You won’t get any more of these emails."
		>
			<form method="post">
				<Button type="submit">Unsubscribe</Button>
			</form>
		</StatePage>
	);
}

function DoneScreen() {
	return (
		<StatePage
			picture={door}
			title="You are unsubscribed"
			intro="We have taken your address off the newsletter list. You won’t get any more of these emails, and there is nothing else you need to do."
		>
			<ButtonLink to="/">Return to Home</ButtonLink>
			<ButtonLink to="/programs" look="secondary">
				Search programs
			</ButtonLink>
		</StatePage>
	);
}

function FailedScreen() {
	return (
		<StatePage
			picture={signpost}
			title="This link does not work"
			intro={
				<>
					It may have been cut off by your email program. Open it again from the email, or{' '}
					<Link to="/contact?subject=Unsubscribe" className="link">
						send us a message
					</Link>{' '}
					from the address in question, and we take it off the list.
				</>
			}
		>
			<ButtonLink to="/">Return to Home</ButtonLink>
		</StatePage>
	);
}

import door from '#app/generated/scenes/door.svg?url';
import lighthouse from '#app/generated/scenes/lighthouse.svg?url';
import signpost from '#app/generated/scenes/signpost.svg?url';
import { ALERT_PAGES, type AlertPage } from '#app/lib/addresses/alert-address.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import type { LinkScreen } from './link-screen.ts';

type Words = {
	title: string;
	description: string;
	heading: string;
	intro: string;
	/** Of the pages that the links of a mail lead to. */
	button?: string;
	picture: string;
};

const words: Record<AlertPage, Words> = {
	stop: {
		title: 'Stop an alert',
		description: 'A link in the emails of your alerts leads here. One button ends the alert.',
		heading: 'Stop this alert?',
		intro: 'You won’t get any more emails about this search or company. Your other alerts go on.',
		button: 'Stop this alert',
		picture: door,
	},
	'stop-all': {
		title: 'Stop all alerts',
		description: 'A link in the emails of your alerts leads here. One button ends all of them.',
		heading: 'Stop all your alerts?',
		intro: 'You won’t get any more emails about new internships.',
		button: 'Stop all alerts',
		picture: door,
	},
	'stop-deadlines': {
		title: 'Stop emails before deadlines',
		description:
			'A link in the emails about what you have saved leads here. One button ends these emails.',
		heading: 'Stop emails before deadlines?',
		intro: 'We won’t write any more before an internship that you have saved closes.',
		button: 'Stop these emails',
		picture: door,
	},
	stopped: {
		title: 'Alert stopped',
		description: 'Here you land once an alert about new internships has ended.',
		heading: 'It is stopped',
		intro: 'You won’t get any more of these emails, and there is nothing else you need to do.',
		picture: door,
	},
	keep: {
		title: 'Keep an alert',
		description: 'A link in the emails of your alerts leads here. One button lets the alert go on.',
		heading: 'Keep this alert?',
		intro: 'It goes on for six more months. Then we ask again.',
		button: 'Keep this alert',
		picture: lighthouse,
	},
	kept: {
		title: 'Alert kept',
		description: 'Here you land once you have said that an alert goes on.',
		heading: 'Your alert goes on',
		intro: 'We write when there is something new, and ask again in six months.',
		picture: lighthouse,
	},
	'link-failed': {
		title: 'Link of an alert not valid',
		description: 'A link of an alert that is not complete leads here, with other ways to end it.',
		heading: 'This link does not work',
		intro: 'It may have been cut off by your email program. Open it again from the email.',
		picture: signpost,
	},
};

/** By path: where the links of an alert's mail go, and how it went. */
export const alertScreens: Record<string, LinkScreen> = Object.fromEntries(
	ALERT_PAGES.map((page) => {
		const { title, description } = words[page];
		return [`/alerts/${page}`, { title, description, Screen: () => <AlertScreen page={page} /> }];
	}),
);

/**
 * The form has no action: it is sent to this page's address, whose token names the alert, and works without
 * scripts.
 */
function AlertScreen({ page }: { page: AlertPage }) {
	const { heading, intro, button, picture } = words[page];
	return (
		<StatePage picture={picture} title={heading} intro={intro}>
			{button && (
				<form method="post">
					<Button type="submit">{button}</Button>
				</form>
			)}
			{page === 'link-failed' && (
				<p className="basis-full">
					You can also stop it on your{' '}
					<Link to="/account/alerts" className="link">
						alerts page
					</Link>
					, or{' '}
					<Link to="/contact?subject=Alerts" className="link">
						write to us
					</Link>
					.
				</p>
			)}
			{!button && (
				<ButtonLink to="/internships" look="secondary">
					Search internships
				</ButtonLink>
			)}
		</StatePage>
	);
}

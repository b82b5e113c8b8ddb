import { pageMeta } from '#app/lib/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';

export const meta = () =>
	pageMeta({
		title: 'Unsubscribe link not valid',
		description:
			'An unsubscribe link of our newsletter that is not complete leads here, with another way to end your subscription.',
		path: '/unsubscribe-failed',
		hidden: true,
	});

/** Where the server sends whoever followed a link of a newsletter that is none of ours. */
export default function UnsubscribeFailed() {
	return (
		<PageHeader
			title="This link does not work"
			lede={
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
		</PageHeader>
	);
}

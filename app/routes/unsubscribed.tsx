import { pageMeta } from '#app/lib/page-meta.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';

export const meta = () =>
	pageMeta({
		title: 'Newsletter unsubscribed',
		description: 'The link at the foot of our newsletter leads here and ends your subscription.',
		path: '/unsubscribed',
		hidden: true,
	});

/** Where the server sends whoever followed the link of a newsletter. */
export default function Unsubscribed() {
	return (
		<PageHeader
			title="You are unsubscribed"
			lede="We have taken your address off the newsletter list. You won’t get any more of these emails, and there is nothing else you need to do."
		>
			<ButtonLink to="/">Return to Home</ButtonLink>
			<ButtonLink to="/programs" look="secondary">
				Search programs
			</ButtonLink>
		</PageHeader>
	);
}

import { Link, useSearchParams } from 'react-router';
import { pageMeta } from '#app/lib/page-meta.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';

export const meta = () =>
	pageMeta({
		title: 'Newsletter unsubscribed',
		description: 'The link at the foot of our newsletter leads here and ends your subscription.',
		path: '/unsubscribed',
		hidden: true,
	});

/** Where the server sends whoever followed the link of a newsletter: `?failed=1` if it was not valid. */
export default function Unsubscribed() {
	const hydrated = useHydrated();
	const [params] = useSearchParams();
	if (hydrated && params.has('failed')) return <Failed />;
	return (
		<PageHeader
			title="You are unsubscribed"
			lede="We have taken your address off the newsletter list. You get no more of these emails, and need do nothing else."
		>
			<ButtonLink to="/">Return to Home</ButtonLink>
			<ButtonLink to="/programs" look="secondary">
				Search programs
			</ButtonLink>
		</PageHeader>
	);
}

function Failed() {
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

import { useActionData, useSearchParams } from 'react-router';
import { postSubscription } from '#app/features/newsletter/post-subscription.ts';
import postBox from '#app/generated/scenes/sent.svg?url';
import type { PostedForm } from '#app/lib/calls/posted-form.ts';
import { focusOn } from '#app/lib/focus-on.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Button } from '#app/ui/button.tsx';
import { Honeypot, TextField } from '#app/ui/forms/field.tsx';
import { NotAccepted } from '#app/ui/forms/not-accepted.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { PageHeader, SeaPanel } from '#app/ui/page/page-header.tsx';
import { newsletterText } from '#content/pages/newsletter.ts';

const path = '/newsletter';

export const meta = () =>
	pageMeta({
		title: 'Newsletter',
		description:
			'Subscribe to our newsletter: one email a month with new listings, application deadlines and guides.',
		path,
		hidden: true,
	});

/** A browser without scripts comes back with `subscribed`. */
export const handle: RouteHandle = { daily: true, query: ['subscribed'] };

export const loader = () => null;

/** Also takes the form of every page's footer, where no scripts run. */
export const action = postSubscription;

export default function Newsletter() {
	const posted = useActionData<PostedForm>();
	const [params] = useSearchParams();
	return (
		<PageHeader
			title="Our newsletter"
			intro="New listings, application deadlines and guides, once a month."
			aside={<SeaPanel picture={postBox} scene />}
		>
			<div className="grid w-full max-w-xl gap-5">
				{params.get('subscribed') && <Subscribed />}
				{posted && <NotAccepted message={posted.message} />}
				<SubmitForm action={path} className="grid gap-3">
					<TextField
						label="Your email"
						name="email"
						type="email"
						autoComplete="email"
						required
						defaultValue={posted?.values.email}
						error={posted?.errors.email}
					/>
					<Honeypot />
					<p className="text-small text-muted">{newsletterText}</p>
					<Button type="submit" data-busy="..." className="justify-self-start">
						Subscribe
					</Button>
				</SubmitForm>
			</div>
		</PageHeader>
	);
}

/** The panel after a subscription, for a browser without scripts, which comes back from the server without the address. */
const Subscribed = () => (
	<p
		ref={focusOn}
		tabIndex={-1}
		data-done=""
		className="rounded-control bg-good-wash p-4 wrap-anywhere"
	>
		<b className="text-good">You are on the list</b>
		<br />A welcome email is on its way to the address you gave; then one a month.{' '}
		<Link to="/programs" className="link">
			Search programs
		</Link>
	</p>
);

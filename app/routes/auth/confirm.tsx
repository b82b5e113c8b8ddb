import { FollowLink, OtherLinkNeeded } from '#app/features/auth/mailed-link/follow-link.tsx';
import { linkTypes, type MailedLinkType } from '#app/features/auth/mailed-link/mailed-link.ts';
import { SignInLinks } from '#app/features/auth/sign-in-links.tsx';
import sent from '#app/generated/scenes/sent.svg?url';
import signpost from '#app/generated/scenes/signpost.svg?url';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/forms/account-fields.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';

/** Asks the signed-in user whether to change to the account of the link that they opened. */
const OtherAccount = () => (
	<StatePage
		later
		picture={signpost}
		title="This link is for another account"
		intro="If you did not ask for it, stay signed in as you are: somebody may want you to use their account."
	>
		<dl className="grid basis-full gap-3">
			<div>
				<dt className="text-muted">You are signed in as</dt>
				<dd className="font-semibold" data-said="current" />
			</div>
			<div>
				<dt className="text-muted">The link is for</dt>
				<dd className="font-semibold" data-said="other" />
			</div>
		</dl>
		<SubmitForm data-sends="stay">
			<Button type="submit" size="large" data-busy="Staying...">
				Stay signed in
			</Button>
		</SubmitForm>
		<SubmitForm data-sends="change">
			<Button type="submit" size="large" look="secondary" data-busy="Changing account...">
				Sign out and change account
			</Button>
		</SubmitForm>
	</StatePage>
);

/** @param type null where the address carries no whole link of ours */
const ExpiredLink = ({ type }: { type: MailedLinkType | null }) => (
	<StatePage
		later
		picture={signpost}
		title="This link no longer works"
		intro={
			type
				? 'A link works once and for a short time, and only the newest one works.'
				: 'It is not complete: your email program may have cut it off. Open it again from our email.'
		}
	>
		{type === 'email_change' ? (
			<p>Sign in with your present address, and ask for the change again.</p>
		) : (
			// Sends a new link of the same kind: the old link does not contain the email address.
			<SubmitForm data-sends="again" className="grid w-full max-w-96 gap-5 text-left">
				<EmailField error={undefined} />
				<Button type="submit" size="large" data-busy="Sending...">
					Send the link again
				</Button>
			</SubmitForm>
		)}
		<p className="basis-full text-muted">
			{type === 'recovery'
				? 'If you know your password, go to '
				: 'If you have confirmed your address already, go to '}
			<SignInLinks />.
		</p>
	</StatePage>
);

export const handle: RouteHandle = { script: 'confirm', scripts: 'at once' };

export const loader = () => null;

export const meta = () =>
	pageMeta({
		title: 'Follow the link from our email',
		description:
			'The links in our emails about accounts lead here: to confirm an address or to choose a new password.',
		path: '/auth/confirm',
		hidden: true,
	});

/**
 * The code is in the fragment, which a browser does not send to any server, so that no log contains
 * it: app/page/accounts/confirm.ts reads it, and shows the screen of the link.
 */
export default function Confirm() {
	return (
		<>
			<div data-screen="">
				<StatePage
					picture={sent}
					title="Your link"
					intro="You have come here by a link from one of our emails."
				>
					<NeedsScripts what="Following your link">The link has not been used.</NeedsScripts>
					<Loading />
				</StatePage>
			</div>
			{linkTypes.map((type) => (
				<template key={type} id={`follow-${type}`}>
					<FollowLink type={type} />
				</template>
			))}
			{[...linkTypes, null].map((type) => (
				<template key={type} id={`expired-${type ?? 'none'}`}>
					<ExpiredLink type={type} />
				</template>
			))}
			<template id="other-link-needed">
				<OtherLinkNeeded />
			</template>
			<template id="other-account">
				<OtherAccount />
			</template>
		</>
	);
}

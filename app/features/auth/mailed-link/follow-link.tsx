import type { User } from '@supabase/auth-js';
import { lazy } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import sent from '#app/generated/scenes/sent.svg?url';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { StatePage } from '#app/ui/page/state-page.tsx';
import { linkTexts } from './link-texts.ts';
import type { MailedLink } from './mailed-link.ts';
import { OtherAccount } from './other-account.tsx';
import { useMailedLink } from './use-mailed-link.ts';

/** A script of its own: most links work. */
export const ExpiredLink = lazy(async () => ({
	default: (await import('./expired-link.tsx')).ExpiredLink,
}));

/**
 * Says what a link from an email will do, and does it only when a button is pressed: programs that
 * open links in emails to check them must not use them up.
 */
export function FollowLink({
	link,
	onSignedIn,
	onDeclined,
}: {
	link: MailedLink;
	onSignedIn: (user: User) => void;
	/** A user who is already signed in must agree before changing to the account of the link. */
	onDeclined: () => void;
}) {
	const { loading } = useAuth();
	const { stage, follow, signIn, decline } = useMailedLink(link, onSignedIn);
	const { onSubmit, submitting } = useSubmit(async () => {
		await follow();
		return null;
	});
	const { title, intro, button, working } = linkTexts[link.type];

	if (stage.stage === 'expired') return <ExpiredLink link={link} />;
	if (stage.stage === 'other link needed') return <OtherLinkNeeded />;
	if (stage.stage === 'other account')
		return (
			<OtherAccount
				current={stage.current}
				other={stage.session.user.email ?? ''}
				onChange={() => signIn(stage.session)}
				onStay={async () => {
					await decline();
					onDeclined();
				}}
			/>
		);
	return (
		<StatePage picture={sent} title={title} intro={intro}>
			<SubmitForm onSubmit={onSubmit}>
				<Button type="submit" size="large" disabled={submitting || loading}>
					{submitting ? working : button}
				</Button>
			</SubmitForm>
		</StatePage>
	);
}

function OtherLinkNeeded() {
	return (
		<StatePage
			picture={sent}
			title="One of two links is confirmed"
			intro="We sent one link to your old address and one to the new. Follow the other one too to complete the change. You can close this page."
		/>
	);
}

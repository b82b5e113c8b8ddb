import { SignInLinks } from '#app/features/auth/sign-in-links.tsx';
import signpost from '#app/generated/scenes/signpost.svg?url';
import { Button } from '#app/ui/button.tsx';
import { EmailField } from '#app/ui/forms/account-fields.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';
import type { MailedLinkType } from './mailed-link.ts';

/** @param type null where the address carries no whole link of ours */
export const ExpiredLink = ({ type }: { type: MailedLinkType | null }) => (
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

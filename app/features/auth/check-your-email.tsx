import { focusOn } from '#app/lib/focus-on.ts';
import { linkMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { sendConfirmationAgain } from './api.ts';

/**
 * Stays visible after the toast has gone: the next step is in the user's mail program.
 * @param before whether the link was sent earlier, to a user who now signs in; otherwise it was
 * sent just now
 * @param destination the page to go to once the address is confirmed
 */
export function CheckYourEmail({
	address,
	before = false,
	destination = null,
}: {
	address: string;
	before?: boolean;
	destination?: string | null;
}) {
	return (
		<div
			// The button that was pressed may be further down, with this message outside the screen.
			ref={focusOn}
			tabIndex={-1}
			className="grid gap-3 rounded-control bg-good-wash p-4 text-small outline-none sm:p-5"
		>
			<div>
				<p className="font-semibold text-good">Check your email</p>
				<p>
					A link to confirm your account {before ? 'was sent' : 'is on its way'} to{' '}
					<b className="wrap-anywhere">{address}</b>. It works once. If it has not come in a few
					minutes, look in your spam folder.
				</p>
			</div>
			<SendAgain address={address} destination={destination} />
		</div>
	);
}

/** In place of a form of sign-up that was sent: emptied, it would look like one that is still to be filled in. */
export const LinkSent = ({
	onOther,
	...sent
}: {
	address: string;
	destination: string | null;
	/** Shows the form again. */
	onOther: () => void;
}) => (
	<div className="grid gap-5">
		<CheckYourEmail {...sent} />
		<Button look="secondary" onClick={onOther} data-other="">
			Use another address
		</Button>
	</div>
);

function SendAgain({ address, destination }: { address: string; destination: string | null }) {
	const { onSubmit, submitting } = useSubmit(async () => {
		const failure = await sendConfirmationAgain(address, destination);
		toast(
			failure ? linkMessages.confirmationFailed(failure.message) : linkMessages.confirmationSent,
		);
		return null;
	});
	return (
		<SubmitForm onSubmit={onSubmit} data-sends="again">
			<Button type="submit" look="secondary" disabled={submitting} data-busy="Sending...">
				{submitting ? 'Sending...' : 'Send the link again'}
			</Button>
		</SubmitForm>
	);
}

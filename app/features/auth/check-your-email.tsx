import { Button } from '#app/ui/button.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';

/**
 * Stays visible after the toast has gone: the next step is in the user's mail program.
 * @param before whether the link was sent earlier, to a user who now signs in; otherwise it was
 * sent just now
 */
export const CheckYourEmail = ({ before = false }: { before?: boolean }) => (
	<div
		// Takes the focus: the button that was pressed may be further down, with this message outside the screen.
		tabIndex={-1}
		className="grid gap-3 rounded-control bg-good-wash p-4 text-small outline-none sm:p-5"
	>
		<div>
			<p className="font-semibold text-good">Check your email</p>
			<p>
				A link to confirm your account {before ? 'was sent' : 'is on its way'} to{' '}
				<b data-said="email" className="wrap-anywhere" />. It works once. If it has not come in a
				few minutes, look in your spam folder.
			</p>
		</div>
		<SubmitForm data-sends="again">
			<Button type="submit" look="secondary" data-busy="Sending...">
				Send the link again
			</Button>
		</SubmitForm>
	</div>
);

/**
 * In place of a form of sign-up that was sent: emptied, it would look like one that is still to be filled in. The button
 * shows the form again.
 */
export const LinkSent = () => (
	<template id="link-sent">
		<div className="grid gap-5">
			<CheckYourEmail />
			<Button look="secondary" data-other="">
				Use another address
			</Button>
		</div>
	</template>
);

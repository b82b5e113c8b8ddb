import { SignInFields } from '#app/ui/forms/account-fields.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { CheckYourEmail } from './check-your-email.tsx';

/** The sign-in of students and employers; app/page/accounts/accounts.ts sends it, and shows what stands in the template above it. */
export const SignInForm = () => (
	<div className="grid gap-5">
		<template id="unconfirmed">
			<CheckYourEmail before />
		</template>
		<SubmitForm data-sends="sign-in" className="grid gap-5">
			<SignInFields />
		</SubmitForm>
	</div>
);

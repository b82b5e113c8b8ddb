import { SignInFields } from '#app/ui/forms/account-fields.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { CheckYourEmail } from './check-your-email.tsx';

/** The form as the server renders it; app/page/sign-in.ts sends it, and shows what stands in the template above it. */
export const StudentSignIn = () => (
	<div className="grid gap-5">
		<template id="unconfirmed">
			<CheckYourEmail address="" before />
		</template>
		<SubmitForm data-sends="sign-in" className="grid gap-5">
			<SignInFields errors={{}} submitting={false} />
		</SubmitForm>
	</div>
);

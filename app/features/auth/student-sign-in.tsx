import { useState } from 'react';
import { studentMessages } from '#app/messages/accounts.ts';
import { SignInFields, signInRequired } from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { textOf, useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.tsx';
import { fieldErrors, isUnconfirmed, signIn } from './api.ts';
import { CheckYourEmail } from './check-your-email.tsx';

/** @param destination the page to go to once an address is confirmed */
export function StudentSignIn({ destination }: { destination: string | null }) {
	const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const wrong = await checkFields(values, signInRequired, studentMessages.missing);
		if (wrong) return wrong;
		const email = textOf(values, 'email');
		const failure = await signIn(email, String(values.get('password')));
		setUnconfirmed(isUnconfirmed(failure) ? email : null);
		toast(failure ? studentMessages.signInFailed(failure.message) : studentMessages.signedIn);
		return fieldErrors(failure);
	});

	return (
		<div className="grid gap-5">
			{unconfirmed && <CheckYourEmail address={unconfirmed} before destination={destination} />}
			<SubmitForm onSubmit={onSubmit} className="grid gap-5">
				<SignInFields errors={errors} submitting={submitting} />
			</SubmitForm>
		</div>
	);
}

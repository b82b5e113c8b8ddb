import { useState } from 'react';
import { fieldErrors, isUnconfirmed, signIn } from '#app/features/auth/api.ts';
import { CheckYourEmail } from '#app/features/auth/check-your-email.tsx';
import { callAuth } from '#app/features/auth/session.ts';
import { employerMessages } from '#app/messages/accounts.ts';
import { signInRequired } from '#app/messages/required-fields.ts';
import { SignInFields } from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';

export function EmployerSignIn() {
	const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const wrong = await checkFields(values, signInRequired, employerMessages.missing);
		if (wrong) return wrong;
		const email = textOf(values, 'email');
		try {
			const failure = await signIn(email, String(values.get('password')), callAuth);
			setUnconfirmed(isUnconfirmed(failure) ? email : null);
			toast(failure ? employerMessages.signInFailed(failure.message) : employerMessages.signedIn);
			return fieldErrors(failure);
		} catch (error) {
			console.error(error);
			toast(employerMessages.unexpected);
		}
		return null;
	});

	return (
		<div className="grid gap-5">
			{unconfirmed && <CheckYourEmail address={unconfirmed} before />}
			<SubmitForm onSubmit={onSubmit} className="grid gap-5">
				<SignInFields errors={errors} submitting={submitting} />
			</SubmitForm>
		</div>
	);
}

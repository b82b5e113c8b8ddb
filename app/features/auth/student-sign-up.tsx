import { useState } from 'react';
import { studentMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField, NewPasswordField, TypedUsernameField } from '#app/ui/forms/account-fields.tsx';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { TextField } from '#app/ui/forms/field.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { textOf, useSubmit } from '#app/ui/forms/use-submit.ts';
import { WhoFor } from '#app/ui/page/who-for.tsx';
import { toast } from '#app/ui/toast.tsx';
import { fieldErrors, signUp } from './api.ts';
import { LinkSent } from './check-your-email.tsx';

const asked = {
	'full-name': 'Enter your full name',
	email: 'Enter your email',
	'new-password': 'Choose a password',
};

/** @param destination the page to go to once the address is confirmed */
export function StudentSignUp({ destination }: { destination: string | null }) {
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const wrong = await checkFields(values, asked, studentMessages.missing);
		if (wrong) return wrong;
		const email = textOf(values, 'email');
		const failure = await signUp({
			email,
			password: String(values.get('new-password')),
			fullName: textOf(values, 'full-name'),
			destination,
		});
		toast(failure ? studentMessages.signUpFailed(failure.message) : studentMessages.signedUp);
		if (failure) return fieldErrors(failure);
		setSentTo(email);
		return null;
	});

	if (sentTo !== null)
		return <LinkSent address={sentTo} destination={destination} onOther={() => setSentTo(null)} />;
	return (
		<SubmitForm onSubmit={onSubmit} className="grid gap-5">
			<TextField
				label="Full name"
				name="full-name"
				autoComplete="name"
				required
				error={errors['full-name']}
			/>
			<EmailField error={errors.email} />
			<TypedUsernameField />
			<NewPasswordField error={errors['new-password']} />
			<LegalLine accepting="By signing up" />
			<WhoFor className="text-small text-muted" />
			<Button type="submit" size="large" disabled={submitting}>
				{submitting ? 'Creating your account...' : 'Sign Up'}
			</Button>
		</SubmitForm>
	);
}

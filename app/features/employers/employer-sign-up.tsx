import { useState } from 'react';
import { fieldErrors, signUp } from '#app/features/auth/api.ts';
import { LinkSent } from '#app/features/auth/check-your-email.tsx';
import { callAuth } from '#app/features/auth/session.ts';
import { employerMessages } from '#app/messages/accounts.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField, NewPasswordField, TypedUsernameField } from '#app/ui/forms/account-fields.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';
import { websiteAddress } from './addresses.ts';
import { storeSignUpWebsite } from './profile/profile-draft-storage.ts';
import { WebsiteField } from './profile/website-field.tsx';
import { signUpProblem } from './sign-up-rules.ts';

export function EmployerSignUp() {
	const [sentTo, setSentTo] = useState<string | null>(null);
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const problem = await signUpProblem(values);
		if (problem) {
			toast(problem.message);
			return problem.errors;
		}
		const email = textOf(values, 'email');
		const website = websiteAddress(textOf(values, 'website'));
		try {
			const failure = await signUp(
				{
					email,
					password: String(values.get('new-password')),
					fullName: textOf(values, 'contact-person'),
					destination: null,
				},
				{ company_name: textOf(values, 'company-name'), account: 'employer' },
				callAuth,
			);
			toast(failure ? employerMessages.signUpFailed(failure.message) : employerMessages.signedUp);
			if (failure) return fieldErrors(failure);
			if (website) storeSignUpWebsite(() => localStorage, email, website);
			setSentTo(email);
		} catch (error) {
			console.error(error);
			toast(employerMessages.unexpected);
		}
		return null;
	});

	if (sentTo !== null)
		return <LinkSent address={sentTo} destination={null} onOther={() => setSentTo(null)} />;
	return (
		<SubmitForm onSubmit={onSubmit} className="grid gap-5">
			<TextField
				label="Company name"
				name="company-name"
				autoComplete="organization"
				required
				maxLength={limits.companyName}
				error={errors['company-name']}
			/>
			<TextField
				label="Contact person"
				name="contact-person"
				autoComplete="name"
				required
				maxLength={limits.name}
				error={errors['contact-person']}
			/>
			<EmailField hint="Your address at work" error={errors.email} />
			<WebsiteField name="website" />
			<TypedUsernameField />
			<NewPasswordField error={errors['new-password']} />
			<PasswordField
				label="Confirm password"
				name="confirm-password"
				autoComplete="new-password"
				required
				error={errors['confirm-password']}
			/>
			<LegalLine accepting="By signing up" />
			<Button type="submit" size="large" disabled={submitting}>
				{submitting ? 'Creating your account...' : 'Sign Up'}
			</Button>
		</SubmitForm>
	);
}

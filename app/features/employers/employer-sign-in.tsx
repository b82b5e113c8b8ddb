import { fieldErrors } from '#app/features/auth/api.ts';
import type { AuthFailure } from '#app/features/auth/auth-context.tsx';
import { employerMessages } from '#app/messages/accounts.ts';
import { SignInFields, signInRequired } from '#app/ui/forms/account-fields.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { lineOf } from '#app/ui/forms/typed.ts';
import { blankFields, hasErrors, useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.tsx';

/** @param signIn gives what is wrong where it fails, and may throw */
export function EmployerSignIn({
	signIn,
}: {
	signIn: (email: string, password: string) => Promise<AuthFailure>;
}) {
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const blank = blankFields(values, signInRequired);
		if (hasErrors(blank)) {
			toast(employerMessages.missing);
			return blank;
		}
		try {
			const failure = await signIn(lineOf(values, 'email'), String(values.get('password')));
			toast(failure ? employerMessages.signInFailed(failure.message) : employerMessages.signedIn);
			return fieldErrors(failure);
		} catch (error) {
			console.error(error);
			toast(employerMessages.unexpected);
		}
		return null;
	});

	return (
		<SubmitForm onSubmit={onSubmit} className="grid gap-5">
			<SignInFields errors={errors} submitting={submitting} />
		</SubmitForm>
	);
}

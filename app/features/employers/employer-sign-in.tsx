import { messages } from '#app/messages.ts';
import { SignInFields, signInAsked } from '#app/ui/account-fields.tsx';
import { toast } from '#app/ui/toast.tsx';
import { blankFields, hasErrors, textOf, useSubmit } from '#app/ui/use-submit.ts';

/** @param signIn gives the server's words where it refuses, and may throw */
export function EmployerSignIn({
	signIn,
}: {
	signIn: (email: string, password: string) => Promise<string | null>;
}) {
	const { onSubmit, errors, submitting, disabled } = useSubmit(async (values) => {
		const blank = blankFields(values, signInAsked);
		if (hasErrors(blank)) {
			toast(messages.employer.missing);
			return blank;
		}
		try {
			const failure = await signIn(textOf(values, 'email'), String(values.get('password')));
			toast(failure ? messages.employer.signInFailed(failure) : messages.employer.signedIn);
		} catch (error) {
			console.error(error);
			toast(messages.employer.unexpected);
		}
		return null;
	});

	return (
		<form noValidate onSubmit={onSubmit} className="grid gap-5">
			<SignInFields errors={errors} submitting={submitting} disabled={disabled} />
		</form>
	);
}

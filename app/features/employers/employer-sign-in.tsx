import { messages } from '#app/messages.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.tsx';
import { blankFields, hasErrors, textOf, useSubmit } from '#app/ui/use-submit.ts';

const asked = { email: 'Enter your email', password: 'Enter your password' };

/** @param signIn gives the server's words where it refuses, and may throw */
export function EmployerSignIn({
	signIn,
}: {
	signIn: (email: string, password: string) => Promise<string | null>;
}) {
	const { onSubmit, errors, submitting, disabled } = useSubmit(async (values) => {
		const blank = blankFields(values, asked);
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
			<TextField
				label="Email"
				name="email"
				type="email"
				autoComplete="email"
				required
				error={errors.email}
			/>
			<TextField
				label="Password"
				name="password"
				type="password"
				autoComplete="current-password"
				required
				error={errors.password}
			/>
			<Link to="/forgot-password" className="link justify-self-start">
				Forgot your password?
			</Link>
			<Button type="submit" size="large" disabled={disabled}>
				{submitting ? 'Signing in...' : 'Sign In'}
			</Button>
		</form>
	);
}

import { useState } from 'react';
import { messages } from '#app/messages.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Link } from '#app/ui/link.tsx';
import { toast } from '#app/ui/toast.tsx';
import { blankFields, hasErrors, textOf, useSubmit } from '#app/ui/use-submit.ts';
import { NOT_CONFIRMED, signIn } from './api.ts';
import { CheckYourEmail } from './check-your-email.tsx';

const asked = { email: 'Enter your email', password: 'Enter your password' };

export function StudentSignIn() {
	const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
	const { onSubmit, errors, submitting, disabled } = useSubmit(async (values) => {
		const blank = blankFields(values, asked);
		if (hasErrors(blank)) {
			toast(messages.student.missing);
			return blank;
		}
		const email = textOf(values, 'email');
		const failure = await signIn(email, String(values.get('password')));
		setUnconfirmed(failure === NOT_CONFIRMED ? email : null);
		toast(failure ? messages.student.signInFailed(failure) : messages.student.signedIn);
		return null;
	});

	return (
		<div className="grid gap-5">
			{unconfirmed && <CheckYourEmail address={unconfirmed} before />}
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
		</div>
	);
}

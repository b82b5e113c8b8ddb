import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import { Link } from './link.tsx';
import type { FieldErrors } from './use-submit.ts';

/** What every sign-in asks for. */
export const signInAsked = { email: 'Enter your email', password: 'Enter your password' };

/** The fields of a sign-in, the way out for who has forgotten, and its button. */
export function SignInFields({
	errors,
	submitting,
	disabled,
}: {
	errors: FieldErrors;
	submitting: boolean;
	disabled: boolean;
}) {
	return (
		<>
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
		</>
	);
}

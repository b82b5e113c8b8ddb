import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { limits } from '#schema/limits.ts';
import { copyEmail } from './copy-email.ts';
import { TextField } from './field.tsx';
import { PasswordField } from './password-field.tsx';

type WithError = { error: string | undefined };

/** The address of an account. */
export const EmailField = (
	props: WithError & { label?: string; hint?: string; autoComplete?: 'username' },
) => <TextField label="Email" name="email" type="email" autoComplete="email" required {...props} />;

/** Which account a password belongs to: for the program that keeps it, which people do not see in the form. */
export const UsernameField = ({ address }: { address: string }) => (
	<input {...hiddenUsername} value={address} readOnly />
);

/** The same in a form that asks for the address: what is typed in its field `email`. */
export const TypedUsernameField = () => <input {...hiddenUsername} ref={copyEmail} />;

const hiddenUsername = {
	type: 'email',
	name: 'username',
	autoComplete: 'username',
	hidden: true,
} as const;

/** A password that is chosen here. */
export const NewPasswordField = ({
	label = 'Password',
	least = limits.passwordMinimum,
	error,
}: WithError & { label?: string; least?: number }) => (
	<PasswordField
		label={label}
		name="new-password"
		autoComplete="new-password"
		hint={`At least ${least} characters`}
		required
		error={error}
	/>
);

/** The password that the account has now, before it is changed. */
export const PresentPasswordField = (props: WithError & { hint?: string }) => (
	<PasswordField
		label="Your present password"
		name="password"
		autoComplete="current-password"
		required
		{...props}
	/>
);

/** The fields of a sign-in, the way out for who has forgotten, and its button. */
export const SignInFields = () => (
	<>
		<EmailField autoComplete="username" error={undefined} />
		<PasswordField label="Password" name="password" autoComplete="current-password" required />
		<Link to="/forgot-password" className="link justify-self-start py-2.5">
			Forgot your password?
		</Link>
		<Button type="submit" size="large" data-busy="Signing in...">
			Sign In
		</Button>
	</>
);

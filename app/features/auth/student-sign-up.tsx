import { Button } from '#app/ui/button.tsx';
import { EmailField, NewPasswordField, TypedUsernameField } from '#app/ui/forms/account-fields.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { WhoFor } from '#app/ui/page/who-for.tsx';
import { LinkSent } from './check-your-email.tsx';

/** The form as the server renders it; app/page/accounts/accounts.ts sends it, and then shows what stands in the template. */
export const StudentSignUp = () => (
	<div>
		<LinkSent />
		<SubmitForm data-sends="sign-up" className="grid gap-5">
			<TextField label="Full name" name="full-name" autoComplete="name" required />
			<EmailField error={undefined} />
			<TypedUsernameField />
			<NewPasswordField error={undefined} />
			<LegalLine accepting="By signing up" />
			<div data-uninvited="">
				<WhoFor className="text-small text-muted" />
			</div>
			<Button type="submit" size="large" data-busy="Creating your account...">
				Sign Up
			</Button>
		</SubmitForm>
	</div>
);

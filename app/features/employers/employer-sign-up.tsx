import { LinkSent } from '#app/features/auth/check-your-email.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmailField, NewPasswordField, TypedUsernameField } from '#app/ui/forms/account-fields.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { PasswordField } from '#app/ui/forms/password-field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { limits } from '#schema/limits.ts';
import { leastPassword } from '#schema/password-length.ts';
import { WebsiteField } from './profile/website-field.tsx';

/** The form as the server renders it; app/page/accounts/employer-sign-in.ts sends it. */
export const EmployerSignUp = () => (
	<div>
		<LinkSent />
		<SubmitForm data-sends="sign-up" className="grid gap-5">
			<div data-uninvited="">
				<TextField
					label="Company name"
					name="company-name"
					autoComplete="organization"
					required
					maxLength={limits.companyName}
				/>
			</div>
			<div data-invited="Your name">
				<TextField
					label="Contact person"
					name="contact-person"
					autoComplete="name"
					required
					maxLength={limits.name}
				/>
			</div>
			<EmailField hint="Your address at work" error={undefined} />
			<div data-uninvited="">
				<WebsiteField name="website" />
			</div>
			<TypedUsernameField />
			<NewPasswordField least={leastPassword('employer')} error={undefined} />
			<PasswordField
				label="Confirm password"
				name="confirm-password"
				autoComplete="new-password"
				required
			/>
			<LegalLine accepting="By signing up" />
			<Button type="submit" size="large" data-busy="Creating your account...">
				Sign Up
			</Button>
		</SubmitForm>
	</div>
);

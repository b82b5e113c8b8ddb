import { ListChecks, PenLine, ShieldCheck } from 'lucide-react';
import { LinkSent } from '#app/features/auth/check-your-email.tsx';
import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
import { studentWelcome } from '#app/features/auth/student-welcome.ts';
import { welcomeInHead } from '#app/features/auth/welcome.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Button } from '#app/ui/button.tsx';
import { EmailField, NewPasswordField, TypedUsernameField } from '#app/ui/forms/account-fields.tsx';
import { TextField } from '#app/ui/forms/field.tsx';
import { LegalLine } from '#app/ui/forms/legal-line.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { Link } from '#app/ui/link.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { WhoFor } from '#app/ui/page/who-for.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { followTabs } from '#app/ui/tabs-in-head.ts';
import { limits } from '#schema/limits.ts';

/** The form as the server renders it; app/page/accounts/accounts.ts sends it, and then shows what stands in the template. */
const StudentSignUp = () => (
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

export const handle: RouteHandle = {
	script: 'sign-in',
	accountForms: true,
	inHead: `(${followTabs})();${welcomeInHead(studentWelcome)}`,
};

export const meta = () =>
	pageMeta({
		title: 'Student sign in',
		description:
			'Sign in or make a free student account to apply for internships in the UK and abroad.',
		path: '/auth',
	});

const points = {
	heading: 'What an account is for',
	tiles: [
		{
			icon: PenLine,
			title: 'Apply to any internship',
			text: 'One short form for all of them. What you type is kept while you write.',
		},
		{
			icon: ListChecks,
			title: 'Follow each application',
			text: 'See where it stands, and the day by which you hear.',
		},
		{
			icon: ShieldCheck,
			title: 'Stay in charge of your data',
			text: 'Download all we keep about you, or delete it, whenever you like.',
		},
	],
};

/** Without a loader of the server, React Router would leave the screen to the one of the browser. */
export const loader = () => null;

export default function StudentAuth() {
	return (
		<AuthPanel
			title="Student account"
			invited="Careers service"
			intro={studentWelcome(null, false, limits.programName).intro}
			points={points}
			aside={
				<p className="text-muted">
					Looking for interns?{' '}
					<Link to="/employer-auth" className="link inline-block">
						Go to the employer portal
					</Link>
				</p>
			}
		>
			<NeedsScripts what="Signing in" />
			<div id="no-storage" role="status" className="text-small" />
			<Tabs
				label="Sign in or sign up"
				selected="sign-in"
				tabs={[
					{ id: 'sign-in', label: 'Sign In', panel: <SignInForm /> },
					{ id: 'sign-up', label: 'Sign Up', panel: <StudentSignUp /> },
				]}
			/>
		</AuthPanel>
	);
}

import { MailCheck, PiggyBank, ShieldCheck, Timer } from 'lucide-react';
import { employerWelcome } from '#app/features/auth/employer-welcome.ts';
import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
import { welcomeInHead } from '#app/features/auth/welcome.ts';
import { EmployerSignUp } from '#app/features/employers/employer-sign-up.tsx';
import { EMPLOYER_API_PATH } from '#app/lib/addresses/employer-api-path.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Link } from '#app/ui/link.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { followTabs } from '#app/ui/tabs-in-head.ts';
import { FIELDS } from '#schema/internships/fields.ts';

export const handle: RouteHandle = {
	script: 'employer-sign-in',
	accountForms: true,
	inHead: `(${followTabs})();${welcomeInHead(employerWelcome)}`,
};

export const loader = () => null;

export const meta = () =>
	pageMeta({
		title: 'Employer sign in',
		description: 'Sign in or register your company to offer paid, temporary internships.',
		path: '/employer-auth',
	});

const { least, most } = FIELDS.answer_days.range;

const points = {
	heading: 'Why employers post here',
	tiles: [
		{
			icon: PiggyBank,
			title: 'It costs you nothing',
			text: 'Posting is free. The pay that you name goes to the intern.',
		},
		{
			icon: Timer,
			title: 'About fifteen minutes',
			text: 'Three short steps for your company, four for the internship: the work, its length and its pay. What you type is kept.',
		},
		{
			icon: ShieldCheck,
			title: 'Students can trust it',
			text: 'A person checks each company, and reads each internship before students find it.',
		},
		{
			icon: MailCheck,
			title: 'Everybody gets an answer',
			text: `Your internship says by when you answer, ${least} to ${most} days after somebody applies. We remind you before that day.`,
		},
	],
};

export default function EmployerAuth() {
	return (
		<AuthPanel
			title="Employer portal"
			intro={employerWelcome(null, false).intro}
			points={points}
			aside={
				<>
					<p className="text-muted">
						Looking for an internship?{' '}
						<Link to="/auth" className="link inline-block">
							Go to the student portal
						</Link>
					</p>
					<p className="mt-2 text-muted">
						An agency or a careers service? Neither posts here:{' '}
						<Link to="/contact" className="link inline-block">
							write to us
						</Link>
					</p>
					<p className="mt-2 text-muted">
						A program that posts for your company?{' '}
						<Link to={EMPLOYER_API_PATH} className="link inline-block">
							See the employer API
						</Link>
					</p>
				</>
			}
		>
			<NeedsScripts what="Signing in" />
			<div id="no-storage" role="status" className="text-small" />
			<Tabs
				label="Sign in or sign up"
				selected="sign-in"
				tabs={[
					{ id: 'sign-in', label: 'Sign In', panel: <SignInForm /> },
					{ id: 'sign-up', label: 'Sign Up', panel: <EmployerSignUp /> },
				]}
			/>
		</AuthPanel>
	);
}

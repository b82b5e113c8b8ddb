import { Building, ClipboardList, ShieldCheck } from 'lucide-react';
import { employerWelcome } from '#app/features/auth/employer-welcome.ts';
import { SignInForm } from '#app/features/auth/sign-in-form.tsx';
import { welcomeInHead } from '#app/features/auth/welcome.ts';
import { EmployerSignUp } from '#app/features/employers/employer-sign-up.tsx';
import { openDocument } from '#app/lib/addresses/public-page.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Link } from '#app/ui/link.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { followTabs } from '#app/ui/tabs-in-head.ts';

export const handle: RouteHandle = {
	script: 'employer-sign-in',
	inHead: `(${followTabs})();${welcomeInHead(employerWelcome)}`,
};

export const loader = () => null;

export const clientLoader = openDocument;

export const meta = () =>
	pageMeta({
		title: 'Employer sign in',
		description: 'Sign in or register your company to offer paid, temporary internships.',
		path: '/employer-auth',
	});

const points = {
	heading: 'How it works',
	tiles: [
		{
			icon: Building,
			title: 'Describe your company',
			text: 'Three short steps. Your browser keeps what you type.',
		},
		{
			icon: ShieldCheck,
			title: 'Get verified by a person',
			text: 'Our team checks each company.',
		},
		{
			icon: ClipboardList,
			title: 'Post an internship',
			text: 'The work, its length and pay, in four steps. Posting is free. We read it, then students can find it; you answer everybody who applies.',
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
				<p className="text-muted">
					Looking for an internship?{' '}
					<Link to="/auth" className="link inline-block">
						Go to the student portal
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
					{ id: 'sign-up', label: 'Sign Up', panel: <EmployerSignUp /> },
				]}
			/>
		</AuthPanel>
	);
}

import { Building, ClipboardList, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { employerWelcome } from '#app/features/auth/employer-welcome.ts';
import { useNewcomer, useReturnPath } from '#app/features/auth/return-path.ts';
import { welcomeInHead } from '#app/features/auth/welcome.ts';
import { readRouting } from '#app/features/employers/api.ts';
import { EmployerSignIn } from '#app/features/employers/employer-sign-in.tsx';
import { EmployerSignUp } from '#app/features/employers/employer-sign-up.tsx';
import { employerHome } from '#app/features/employers/routing.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Link } from '#app/ui/link.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

export const handle: RouteHandle = {
	inHead: import.meta.env.SSR ? welcomeInHead(employerWelcome) : '',
};

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
	const { user } = useAuth();
	const from = useReturnPath();
	const newcomer = useNewcomer();
	const [tab, setTab] = useState('sign-in');
	if (user) return <RedirectByProfile userId={user.id} from={from} />;
	return (
		<AuthPanel
			title="Employer portal"
			intro={employerWelcome(from, newcomer).intro}
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
			<Tabs
				label="Sign in or sign up"
				selected={tab}
				onSelect={setTab}
				tabs={[
					{ id: 'sign-in', label: 'Sign In', panel: <EmployerSignIn /> },
					{ id: 'sign-up', label: 'Sign Up', panel: <EmployerSignUp /> },
				]}
			/>
		</AuthPanel>
	);
}

/** Reads the signed-in user's employer row and redirects them to their next step. */
function RedirectByProfile({ userId, from }: { userId: string; from: string | null }) {
	const navigate = useNavigate();
	// Follows the session: the form, another tab or a reload may have begun it.
	useEffect(() => {
		let ended = false;
		void readRouting(userId).then((found) => {
			if (!ended) void navigate(employerHome(found, from), { replace: true });
		});
		return () => {
			ended = true;
		};
	}, [userId, from, navigate]);
	return (
		<div className="pt-10 md:pt-16">
			<h1 className="page title">Employer portal</h1>
			<p role="status" className="late page mt-6 text-muted">
				Opening your portal…
			</p>
		</div>
	);
}

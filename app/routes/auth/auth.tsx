import { FileText, ListChecks, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { useNewcomer, useReturnPath } from '#app/features/auth/return-path.ts';
import { internshipIn, purposeOf } from '#app/features/auth/sign-in-purpose.ts';
import { StudentSignIn } from '#app/features/auth/student-sign-in.tsx';
import { StudentSignUp } from '#app/features/auth/student-sign-up.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Link } from '#app/ui/link.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

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
			icon: FileText,
			title: 'Apply to any program',
			text: 'One short form for all of them. What you type is kept while you write.',
		},
		{
			icon: ListChecks,
			title: 'See what you have sent',
			text: 'Your account lists your applications, with the day each of them arrived.',
		},
		{
			icon: ShieldCheck,
			title: 'Stay in charge of your data',
			text: 'Download all we keep about you, or delete it, whenever you like.',
		},
	],
};

/** The title and company of the internship that one was about to apply for, as soon as it is known. */
function useInternship(from: string | null): string | undefined {
	const [name, setName] = useState<string>();
	const address = internshipIn(from);
	// Asks the server, which has it for everybody.
	useEffect(() => {
		if (!address) return;
		let ended = false;
		const ask = async () => {
			const response = await fetch(address);
			if (!response.ok) return;
			const { title, company } = await response.json();
			if (!ended) setName(`${title}, ${company}`);
		};
		ask().catch(console.error);
		return () => {
			ended = true;
		};
	}, [address]);
	return name;
}

function introFor(from: string | null, internship?: string): string {
	if (from === null) return 'One account to apply for any program. It is free, and stays free.';
	const purpose = purposeOf(from, internship);
	if (!purpose) return 'Sign in to pick up where you left off.';
	const kept = isForNewcomers(from)
		? ' New here? Sign up: it is free, and what you chose is kept.'
		: '';
	return `Sign in to ${purpose}.${kept}`;
}

/** Visitors without an account may want to apply, or an alert. */
const isForNewcomers = (path: string | null) =>
	path !== null && /^\/(apply\b|account\/alerts\?)/.test(path);

export default function StudentAuth() {
	const { user } = useAuth();
	const from = useReturnPath();
	const isNew = useNewcomer() && isForNewcomers(from);
	const internship = useInternship(from);
	const [tab, setTab] = useState(isNew ? 'sign-up' : 'sign-in');
	if (user) return <Navigate to={from ?? '/'} replace />;
	return (
		<AuthPanel
			title="Student account"
			intro={introFor(from, internship)}
			points={points}
			aside={
				<p className="text-muted">
					Looking for interns?{' '}
					<Link to="/employer-auth" className="link">
						Go to the employer portal
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
					{ id: 'sign-in', label: 'Sign In', panel: <StudentSignIn destination={from} /> },
					{ id: 'sign-up', label: 'Sign Up', panel: <StudentSignUp destination={from} /> },
				]}
			/>
		</AuthPanel>
	);
}

import { ListChecks, PenLine, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { useNewcomer, useReturnPath } from '#app/features/auth/return-path.ts';
import { StorageNote } from '#app/features/auth/storage-note.tsx';
import { StudentSignIn } from '#app/features/auth/student-sign-in.tsx';
import { StudentSignUp } from '#app/features/auth/student-sign-up.tsx';
import { studentWelcome } from '#app/features/auth/student-welcome.ts';
import { welcomeInHead } from '#app/features/auth/welcome.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Link } from '#app/ui/link.tsx';
import { AuthPanel } from '#app/ui/page/auth-panel.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { limits } from '#schema/limits.ts';

export const handle: RouteHandle = {
	inHead: import.meta.env.SSR ? welcomeInHead(studentWelcome) : '',
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

/** The title and company of the internship that one was about to apply for, as soon as it is known. */
function useInternship(address: string | undefined): string | undefined {
	const [name, setName] = useState<string>();
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

export default function StudentAuth() {
	const { user } = useAuth();
	const from = useReturnPath();
	const isNew = useNewcomer();
	const known = useLocation().state?.internship;
	const { asks } = studentWelcome(from, isNew, limits.programName);
	const internship = useInternship(known ? undefined : asks) ?? known;
	const { intro, isSignUp } = studentWelcome(from, isNew, limits.programName, internship);
	const [chosen, setChosen] = useState<string>();
	if (user) return <Navigate to={from ?? '/'} replace />;
	return (
		<AuthPanel
			title="Student account"
			intro={intro}
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
			<StorageNote />
			<Tabs
				label="Sign in or sign up"
				selected={chosen ?? (isSignUp ? 'sign-up' : 'sign-in')}
				onSelect={setChosen}
				tabs={[
					{ id: 'sign-in', label: 'Sign In', panel: <StudentSignIn destination={from} /> },
					{ id: 'sign-up', label: 'Sign Up', panel: <StudentSignUp destination={from} /> },
				]}
			/>
		</AuthPanel>
	);
}

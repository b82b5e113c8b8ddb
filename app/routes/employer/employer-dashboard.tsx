import type { User } from '@supabase/auth-js';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { useProfile } from '#app/features/employers/profile/use-profile.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { DashboardSkeleton } from './dashboard/dashboard-skeleton.tsx';
import { NoProfile } from './dashboard/no-profile.tsx';

/** Loaded for who is signed in only. */
const Dashboard = lazy(async () => {
	const loaded = await import('./dashboard/dashboard.tsx');
	return { default: loaded.Dashboard };
});

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Employer dashboard',
		description:
			'Your internships, the applications for them, and the profile of your company in the employer portal.',
		path: '/employer-dashboard',
		hidden: true,
	});

export default function EmployerDashboard() {
	return (
		<RequireUser signInAt="/employer-auth" waiting={<DashboardSkeleton />}>
			{(user) => <DashboardOf key={user.id} user={user} />}
		</RequireUser>
	);
}

function DashboardOf({ user }: { user: User }) {
	const [profile, retry] = useProfile(user.id);
	if (profile.outcome === 'loading') return <DashboardSkeleton />;
	if (profile.outcome === 'failed') return <NoProfile onRetry={retry} />;
	if (profile.row?.profile_completed)
		return (
			<Suspense fallback={<DashboardSkeleton />}>
				<Dashboard profile={profile.row} email={user.email ?? ''} />
			</Suspense>
		);
	return (
		<>
			<NoProfile />
			<Navigate to="/employer-profile-setup" replace />
		</>
	);
}

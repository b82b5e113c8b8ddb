import type { ReactNode } from 'react';
import { replace, useNavigate } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { readProfile } from '#app/features/employers/api.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

export const handle = behindSignIn('/employer-auth');

export const meta = () =>
	pageMeta({
		title: 'Company profile setup',
		description:
			'Tell us about your company in three short steps: the basics, the details, and a last look before you complete the setup.',
		path: '/employer-profile-setup',
		hidden: true,
	});

/** What cannot be read can still be written: then the wizard says so. */
export const clientLoader = loaderForUser(async ({ user }) => {
	const [{ ProfileSetup }, profile] = await Promise.all([
		import('#app/features/employers/profile/profile-setup.tsx'),
		readProfile(user.id),
	]);
	// Only owners change it.
	if (profile.outcome === 'found' && profile.row?.role === 'recruiter')
		throw replace('/employer-dashboard?tab=profile');
	return { ProfileSetup, profile };
});

function EmployerProfileSetup() {
	const navigate = useNavigate();
	return (
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			frame={(content) => <Frame>{content}</Frame>}
			waiting={
				<Loading label="Loading your profile">
					<Outline className="h-13" />
					<Outline className="h-svh" />
				</Loading>
			}
		>
			{({ ProfileSetup, profile }, user) => (
				<ProfileSetup
					profile={profile}
					owner={{ id: user.id, email: user.email ?? '' }}
					metadata={user.user_metadata}
					thisYear={new Date().getFullYear()}
					onSaved={() => navigate('/employer-dashboard')}
				/>
			)}
		</Loaded>
	);
}

function Frame({ children }: { children: ReactNode }) {
	return (
		<div className="page grid gap-10 pt-6 pb-12 md:pt-8 md:pb-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] lg:gap-16">
			<div>
				<h1 className="heading">Your company profile</h1>
				<p className="intro mt-4 mb-8">
					Three short steps. What you type is kept in this browser until you save it at the last
					one.
				</p>
				<NeedsScripts what="Your company profile" />
				{children}
			</div>
			<aside className="self-start rounded-panel bg-wash p-6 md:p-8">
				<h2 className="text-body">What it is for</h2>
				<p className="mt-4 text-muted">
					Our team reads your profile to check the company and to match interns with it. Students do
					not see your contact details.
				</p>
				<p className="mt-4 text-muted">
					You can change everything at any time, from your dashboard.
				</p>
			</aside>
		</div>
	);
}

export {
	EmployerProfileSetup as default,
	EmployerProfileSetup as ErrorBoundary,
	EmployerProfileSetup as HydrateFallback,
};

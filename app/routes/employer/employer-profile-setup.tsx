import type { User } from '@supabase/auth-js';
import { lazy, type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

/** Loaded for somebody who is signed in. */
const ProfileSetup = lazy(async () => {
	const setup = await import('#app/features/employers/profile/profile-setup.tsx');
	return { default: setup.ProfileSetup };
});

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Company profile setup',
		description:
			'Tell us about your company in three short steps: the basics, the details, and a last look before you complete the setup.',
		path: '/employer-profile-setup',
		hidden: true,
	});

export default function EmployerProfileSetup() {
	return (
		<Frame>
			<RequireUser signInAt="/employer-auth">
				{(user) => (
					<Suspense fallback={<Loading />}>
						<SetupOf key={user.id} user={user} />
					</Suspense>
				)}
			</RequireUser>
		</Frame>
	);
}

function Frame({ children }: { children: ReactNode }) {
	return (
		<div className="page grid gap-10 py-10 md:py-16 lg:grid-cols-[1fr_minmax(0,20rem)] lg:gap-16">
			<div>
				<h1 className="title">Set up your company profile</h1>
				<p className="intro mt-4 mb-8">
					Three short steps. What you type is kept in this browser until you complete them.
				</p>
				<NeedsScripts what="Your company profile" />
				{children}
			</div>
			<aside className="self-start rounded-panel bg-wash p-6 md:p-8">
				<h2 className="text-[1.25rem]">What it is for</h2>
				<p className="mt-3 text-[0.97rem] text-muted">
					Our team reads your profile to check the company and to match interns with it. Students do
					not see your contact details.
				</p>
				<p className="mt-3 text-[0.97rem] text-muted">
					You can change everything later from your dashboard.
				</p>
			</aside>
		</div>
	);
}

function SetupOf({ user }: { user: User }) {
	const navigate = useNavigate();
	return (
		<ProfileSetup
			owner={{ id: user.id, email: user.email ?? '' }}
			metadata={user.user_metadata}
			thisYear={new Date().getFullYear()}
			onSaved={() => navigate('/employer-dashboard')}
		/>
	);
}

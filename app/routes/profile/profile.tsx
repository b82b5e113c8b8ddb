import { lazy, Suspense } from 'react';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { Loading } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';

/** Loaded for somebody who is signed in: a visitor goes on to the sign-in page. */
const ProfileScreen = lazy(async () => {
	const screen = await import('#app/features/profile/profile-screen.tsx');
	return { default: screen.ProfileScreen };
});

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Your profile and CV',
		description:
			'Say what you study, what you have done and when you can work; apply with it, and download it as a CV.',
		path: '/account/profile',
		hidden: true,
	});

export default function Profile() {
	return (
		<AccountFrame
			title="Profile and CV"
			intro="All of it is optional, and saved while you type."
			needsScripts="Your profile"
		>
			<RequireUser signInAt="/auth">
				{(user) => (
					<Suspense fallback={<Loading />}>
						<ProfileScreen key={user.id} userId={user.id} />
					</Suspense>
				)}
			</RequireUser>
		</AccountFrame>
	);
}

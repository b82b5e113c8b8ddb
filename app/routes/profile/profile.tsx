import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { useReturnPath } from '#app/features/auth/return-path.ts';
import { profileCall } from '#app/features/profile/api.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Your profile and CV',
		description:
			'Say what you study, what you have done and when you can work; apply with it, and download it as a CV.',
		path: '/account/profile',
		hidden: true,
	});

export const clientLoader = loaderForUser(async () => {
	const [{ ProfileScreen }, profile] = await Promise.all([
		import('#app/features/profile/profile-screen.tsx'),
		callApi<WholeProfile>(profileCall),
	]);
	return { ProfileScreen, profile: answerOf(profile) };
});

const Profile = () => (
	<AccountFrame
		title="Profile and CV"
		intro="All of it is optional, and saved as you type."
		needsScripts="Your profile"
	>
		<Loaded<typeof clientLoader> signInAt={handle.signInAt} waiting={waiting}>
			{({ ProfileScreen, profile }, { id }) => (
				<>
					<BackToApplication />
					<ProfileScreen userId={id} loaded={profile} />
				</>
			)}
		</Loaded>
	</AccountFrame>
);

/** For who came from a form that is half filled in: what was typed there is kept. */
function BackToApplication() {
	const from = useReturnPath();
	return (
		from?.startsWith('/apply') && (
			<p className="mb-6">
				<BackLink to={from}>Back to your application</BackLink>
			</p>
		)
	);
}

const waiting = (
	<Loading label="Loading your profile">
		<div className="grid items-start gap-x-10 gap-y-5 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,19.5rem)]">
			<Outline className="h-32 @4xl:col-start-2 @4xl:row-start-1" />
			<Outline className="h-[48rem]" />
		</div>
	</Loading>
);

export { Profile as default, Profile as ErrorBoundary, Profile as HydrateFallback };

import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { profileCall } from '#app/features/profile/api.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Your profile from a CV',
		description:
			'Choose your CV as a PDF, and accept what it says for the fields of your profile, one by one.',
		path: '/account/profile/from-cv',
		hidden: true,
	});

export const clientLoader = loaderForUser(async () => {
	const [{ ProposalsScreen }, profile] = await Promise.all([
		import('#app/features/profile/proposals/proposals-screen.tsx'),
		callApi<WholeProfile>(profileCall),
	]);
	return { ProposalsScreen, profile: answerOf(profile) };
});

const FromCv = () => (
	<AccountFrame
		title="Profile from a CV"
		intro="We read your CV and propose what your profile could say. You accept or leave each of the proposals."
		needsScripts="Reading your CV"
	>
		<Loaded<typeof clientLoader> signInAt={handle.signInAt} waiting={waiting}>
			{({ ProposalsScreen, profile }) => <ProposalsScreen loaded={profile} />}
		</Loaded>
	</AccountFrame>
);

const waiting = (
	<Loading label="Loading your profile">
		<Outline className="h-60 max-w-2xl" />
	</Loading>
);

export { FromCv as default, FromCv as ErrorBoundary, FromCv as HydrateFallback };

import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { profileCall } from '#app/features/profile/api.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

export const handle = behindSignIn('/auth');

export const links = printLinks;

type LoadedCv = Awaited<ReturnType<typeof clientLoader>>;

/** Once it is loaded, whose CV it is: browsers propose the title as the name of a PDF. */
export const meta = ({ loaderData }: { loaderData?: LoadedCv }) =>
	pageMeta({
		title: 'Your CV',
		description: 'Your CV, made from your profile, as a page that you can read and print.',
		path: '/account/cv',
		hidden: true,
	}).map((tag) => ('title' in tag && loaderData ? { title: loaderData.value.title } : tag));

export const clientLoader = loaderForUser(async ({ user }) => {
	const [{ CvPage, titleOf }, result] = await Promise.all([
		import('#app/features/profile/cv/cv-page.tsx'),
		callApi<WholeProfile>(profileCall),
	]);
	const profile = answerOf(result);
	return { CvPage, profile, title: titleOf(profile, user.email) };
});

const PrintedCv = () => (
	<>
		<AccountNav />
		<div className="page @container pt-5 pb-10 md:pb-14">
			<NeedsScripts what="Your CV" />
			<Loaded<typeof clientLoader> signInAt={handle.signInAt} waiting={waiting}>
				{({ CvPage, profile }, { email = '' }) => <CvPage email={email} loaded={profile} />}
			</Loaded>
		</div>
	</>
);

const waiting = (
	<>
		<h1 className="title">Your CV</h1>
		<div className="mt-8">
			<Loading label="Loading your CV">
				<Outline className="h-96" />
			</Loading>
		</div>
	</>
);

export { PrintedCv as default, PrintedCv as ErrorBoundary, PrintedCv as HydrateFallback };

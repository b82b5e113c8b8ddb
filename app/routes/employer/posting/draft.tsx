import { data, type MetaArgs, replace, useParams } from 'react-router';
import { isNotFound, Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { readProfile } from '#app/features/employers/api.ts';
import { toFormerCompany } from '#app/features/employers/to-former-company.ts';
import { draftCall } from '#app/features/posting/api.ts';
import { heldBack } from '#app/features/posting/held-back.ts';
import { NotFound } from '#app/layout/error-screens.tsx';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId, type RouteHandle } from '#app/lib/route-handle.ts';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { EmployerOverview } from '#schema/employers/employer-overview.ts';
import type { Draft } from '#schema/employers/posting.ts';
import { PostingFrame } from './posting-frame.tsx';

/** The address of a draft ends with its id, or with "new" before there is one. */
const isDraft = (id: string | undefined) => id === 'new' || isId(id);

function titleFor(id: string | undefined, error: unknown): string {
	if (!isDraft(id) || isNotFound(error)) return NOT_FOUND_TITLE;
	return id === 'new' ? 'Post an internship' : 'Post or edit an internship';
}

export const handle = {
	...behindSignIn('/employer-auth'),
	status: ({ id }) => (isDraft(id) ? 200 : 404),
} satisfies RouteHandle;

export const meta = ({ params, error }: MetaArgs) =>
	pageMeta({
		title: titleFor(params.id, error),
		description:
			'The draft of an internship: the work, place and time, pay and permission, preview.',
		path: '/employer-dashboard/internships',
		hidden: true,
	});

/** A draft; for a new one the profile: without any there is no such screen, and one that is begun is completed first. */
export const clientLoader = loaderForUser(async ({ user, params: { id = '' } }) => {
	if (id !== 'new') {
		const [{ DraftScreen }, draft] = await Promise.all([
			import('./draft-screen.tsx'),
			callApi<Draft>(draftCall(id)),
		]);
		await toFormerCompany(draft, user.id);
		return { DraftScreen, draft: answerOf(draft) };
	}
	const [{ NewPosting }, profile, overview] = await Promise.all([
		import('#app/features/posting/wizard/new-posting.tsx'),
		readProfile(user.id),
		callApi<EmployerOverview>('/employer/overview'),
	]);
	if (profile.outcome === 'failed') throw data('Your profile could not be loaded.', 503);
	if (profile.left) throw replace('/employer-dashboard');
	if (!profile.row) throw data(null, 404);
	if (!profile.row.profile_completed) throw replace('/employer-profile-setup');
	const { verified } = profile.row;
	const figures = overview.ok ? overview.value : null;
	const waitsFor = heldBack({ verified, overdue: (figures?.overdue ?? 0) > 0, published: null });
	return { NewPosting, waitsFor, waits: figures?.waits };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

function DraftRoute() {
	const { id } = useParams();
	if (!isDraft(id)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			notFound={<NotFound />}
			waiting={<PostingFrame title="Post an internship" />}
			failed={(words, again) => (
				<PostingFrame title="Post an internship">
					<NotFetched words={words} onAgain={again} />
				</PostingFrame>
			)}
		>
			{(loaded) =>
				loaded.DraftScreen ? (
					<loaded.DraftScreen key={id} draft={loaded.draft} />
				) : (
					<PostingFrame title="Post an internship">
						<loaded.NewPosting waitsFor={loaded.waitsFor} waits={loaded.waits} />
					</PostingFrame>
				)
			}
		</Loaded>
	);
}

export { DraftRoute as default, DraftRoute as ErrorBoundary, DraftRoute as HydrateFallback };

import { data, type MetaArgs, useParams } from 'react-router';
import { isNotFound, Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { isStaffAddress, titleOf } from '#app/features/staff/screens.ts';
import { StaffFrame } from '#app/features/staff/staff-frame.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { StaffOverview } from '#schema/staff/staff.ts';

export const handle: RouteHandle = {
	scripts: 'at once',
	status: ({ screen, id }) => (isStaffAddress(screen, id) ? 200 : 404),
	ahead: ({ screen, id }) => [
		{ path: '/staff' },
		...(id === undefined && screen === 'drafts'
			? [{ path: '/staff/drafts', queried: true as const }, { path: '/staff/drafts/approved' }]
			: []),
	],
};

export const meta = ({ params: { screen, id }, error }: MetaArgs) =>
	pageMeta({
		title: isStaffAddress(screen, id) && !isNotFound(error) ? titleOf(screen) : NOT_FOUND_TITLE,
		description: 'What waits for the people who run this site, and where they look things up.',
		path: '/staff',
		hidden: true,
	});

/** What waits, and the screen. The server says that there is nothing to somebody who is not staff, or not any more. */
export const clientLoader = loaderForUser(async ({ user, request, params: { screen, id } }) => {
	if (!isStaffAddress(screen, id)) throw data(null, 404);
	const query = new URL(request.url).searchParams;
	const counting = callApi<StaffOverview>('/staff');
	if (checkedUser !== user.id) answerOf(await counting);
	checkedUser = user.id;
	const { StaffScreen, loadScreen } = await import('./staff-screens.tsx');
	const [overview, content] = await Promise.all([counting, loadScreen(screen, { id, query })]);
	return { StaffScreen, screen, overview: answerOf(overview), content };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

/** Nobody else loads the scripts of the screens. */
let checkedUser: string | null = null;

/** Every screen of staff: the navigation stays while one goes from one to the next. */
function Staff() {
	const { screen, id } = useParams();
	if (!isStaffAddress(screen, id)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt="/auth"
			notFound={<NotFound />}
			waiting={
				<StaffFrame title={titleOf(screen)}>
					<NeedsScripts what="This page" />
					<Loading>
						<div className="grid gap-6 @5xl:grid-cols-[15rem_minmax(0,1fr)] @5xl:gap-10">
							<Outline className="h-16 @5xl:h-[36rem]" />
							<Outline className="h-96" />
						</div>
					</Loading>
				</StaffFrame>
			}
			failed={(words, again) => (
				<div className="page py-14">
					<h1 className="heading mb-6">Staff</h1>
					<NotFetched words={words} onAgain={again} />
				</div>
			)}
		>
			{({ StaffScreen, content, ...loaded }) => <StaffScreen {...loaded}>{content}</StaffScreen>}
		</Loaded>
	);
}

export { Staff as default, Staff as ErrorBoundary, Staff as HydrateFallback };

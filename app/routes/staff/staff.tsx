import {
	data,
	type MetaArgs,
	Outlet,
	type ShouldRevalidateFunctionArgs,
	useLocation,
} from 'react-router';
import { isNotFound, Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { screenAt, titleOf } from '#app/features/staff/screens.ts';
import { StaffFrame } from '#app/features/staff/staff-frame.tsx';
import { askOverview, overviewContext } from '#app/features/staff/staff-route.tsx';
import { NotFound } from '#app/layout/error-screens.tsx';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { FirstScreen } from '#app/lib/first-screen.tsx';
import { NOT_FOUND_TITLE, pageMeta } from '#app/lib/page-meta.ts';
import { isId } from '#app/lib/route-handle.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';

export const meta = ({ location: { pathname }, error }: MetaArgs) =>
	pageMeta({
		title: isMissing(pathname) || isNotFound(error) ? NOT_FOUND_TITLE : titleOf(pathname),
		description: 'What waits for the people who run this site, and where they look things up.',
		path: '/staff',
		hidden: true,
	});

/** Whether an address ends with what cannot be the id of a row. */
function isMissing(pathname: string): boolean {
	const { id } = screenAt(pathname);
	return id !== undefined && !isId(id);
}

export const clientMiddleware = [askOverview];

/** What waits. The server says that there is nothing to somebody who is not staff, or not any more. */
export const clientLoader = loaderForUser(async ({ request, context }) => {
	if (isMissing(new URL(request.url).pathname)) throw data(null, 404);
	const overview = answerOf(await context.get(overviewContext)());
	const { StaffDesk } = await import('#app/features/staff/staff-desk.tsx');
	return { StaffDesk, overview };
});

/** Also on the way from one screen to another; not where something was not done. */
export const shouldRevalidate = ({
	actionStatus,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => actionStatus === undefined || defaultShouldRevalidate;

/** The frame of every screen of staff, which stays while one goes from one to the next. */
function Staff() {
	const { pathname } = useLocation();
	if (isMissing(pathname)) return <NotFound />;
	return (
		<Loaded<typeof clientLoader>
			signInAt="/auth"
			notFound={<NotFound />}
			waiting={
				<FirstScreen
					waiting={
						<StaffFrame>
							<NeedsScripts what="This page" />
							<Loading>
								<div className="grid gap-6 @5xl:grid-cols-[15rem_minmax(0,1fr)] @5xl:gap-10">
									<Outline className="h-16 @5xl:h-[36rem]" />
									<Outline className="h-96" />
								</div>
							</Loading>
						</StaffFrame>
					}
				/>
			}
			failed={(words, again) => (
				<div className="page py-14">
					<h1 className="heading mb-6">Staff</h1>
					<NotFetched words={words} onAgain={again} />
				</div>
			)}
		>
			{({ StaffDesk, overview }) => (
				<StaffDesk overview={overview}>
					<Outlet />
				</StaffDesk>
			)}
		</Loaded>
	);
}

export { Staff as default, Staff as ErrorBoundary, Staff as HydrateFallback };

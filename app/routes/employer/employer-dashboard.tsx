import { data, replace } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { readProfile } from '#app/features/employers/api.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { FirstScreen, handOverBy } from '#app/lib/first-screen.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

/** Where the profile could not be read. */
const NoProfile = ({ onRetry }: { onRetry: () => void }) => (
	<div className="page py-14 md:py-20">
		<div className="rounded-panel border border-line bg-card p-8 md:p-12">
			<h1 className="title">Your profile could not be loaded</h1>
			<p className="intro mt-4">
				Nothing is lost. The server did not answer as it should: try again in a moment. If you have
				no profile yet, you can complete it now.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				<Button onClick={onRetry}>Try again</Button>
				<ButtonLink to="/employer-profile-setup" look="secondary">
					Complete Profile
				</ButtonLink>
			</div>
		</div>
	</div>
);

/** In the place of the dashboard until it is loaded: as high as a window, so that nothing below is seen to move. */
const DashboardSkeleton = () => (
	<div className="@container">
		<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
			<h1 className="sr-only">Employer dashboard</h1>
			<NeedsScripts what="Your dashboard" />
			<Loading label="Loading your dashboard">
				<Outline className="h-18 w-3/4 max-w-md" />
				<Outline className="h-12" />
				<Outline className="h-52" />
				<Outline className="h-32 @max-5xl:h-64" />
				<div className="grid gap-5 @5xl:grid-cols-3">
					<Outline className="h-76" />
					<Outline className="h-76" />
					<Outline className="h-76" />
				</div>
			</Loading>
		</div>
	</div>
);

export const handle = {
	...behindSignIn('/employer-auth'),
	// What the applications need is asked for with what the server draws of them (app/document/first-screens.tsx).
	ahead: [{ path: '/employer/company' }, { path: '/employer/overview', tab: 'overview' }],
} satisfies RouteHandle;

export const meta = () =>
	pageMeta({
		title: 'Employer dashboard',
		description:
			'Your internships, the applications for them, and the profile of your company in the employer portal.',
		path: '/employer-dashboard',
		hidden: true,
	});

/** The profile, and the panel of the open tab, which says by itself that it could not be fetched. */
export const clientLoader = loaderForUser(async ({ user, request }) => {
	const { searchParams: query } = new URL(request.url);
	const reading = readProfile(user.id);
	// Of the tabs the one with most script: it comes beside that of the frame.
	if (query.get('tab') === 'applications') void import('./dashboard/applications-tab.tsx');
	const [{ Dashboard }, panel, profile] = await Promise.all([
		import('./dashboard/dashboard.tsx'),
		import('./dashboard/panels.tsx').then(({ loadPanel }) =>
			loadPanel({ query, profile: reading }),
		),
		reading,
		import('#app/lib/hand-over.ts').then(handOverBy),
	]);
	if (profile.outcome === 'failed') throw data('Your profile could not be loaded.', 503);
	if (profile.left) {
		const { FormerCompany } = await import('./dashboard/former-company.tsx');
		return { FormerCompany, left: profile.left };
	}
	if (!profile.row?.profile_completed) throw replace('/employer-profile-setup');
	return { FormerCompany: null, Dashboard, panel, profile: profile.row };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const EmployerDashboard = () => (
	<Loaded<typeof clientLoader>
		signInAt={handle.signInAt}
		waiting={<FirstScreen waiting={<DashboardSkeleton />} />}
		failed={(_, again) => <NoProfile onRetry={again} />}
	>
		{(loaded, user) => {
			if (loaded.FormerCompany) return <loaded.FormerCompany left={loaded.left} />;
			return <loaded.Dashboard profile={loaded.profile} panel={loaded.panel} user={user} />;
		}}
	</Loaded>
);

export {
	EmployerDashboard as default,
	EmployerDashboard as ErrorBoundary,
	EmployerDashboard as HydrateFallback,
};

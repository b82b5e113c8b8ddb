import type { ReactNode } from 'react';
import { replace } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { connectionsCall } from '#app/features/connections/api.ts';
import { CONNECTIONS_PATH } from '#app/lib/addresses/connections-path.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import type { Connections } from '#schema/employers/connections.ts';

export const handle = behindSignIn('/employer-auth');

export const meta = () =>
	pageMeta({
		title: 'Connections',
		description:
			'Keys with which programs of your company post internships and follow applications.',
		path: CONNECTIONS_PATH,
		hidden: true,
	});

/** Only owners have this screen; the others come to the dashboard. */
export const clientLoader = loaderForUser(async () => {
	const [{ ConnectionsScreen }, connections] = await Promise.all([
		import('#app/features/connections/connections-screen.tsx'),
		callApi<Connections>(connectionsCall),
	]);
	if (!connections.ok && connections.status === 404) throw replace('/employer-dashboard');
	return { ConnectionsScreen, connections: answerOf(connections) };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const ConnectionsRoute = () => (
	<Loaded<typeof clientLoader>
		signInAt={handle.signInAt}
		frame={(content) => <Frame>{content}</Frame>}
		waiting={
			<Loading label="Loading your connections">
				<Outline className="h-svh" />
			</Loading>
		}
	>
		{({ ConnectionsScreen, connections }) => <ConnectionsScreen connections={connections} />}
	</Loaded>
);

const Frame = ({ children }: { children: ReactNode }) => (
	<div className="@container">
		<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
			<BackLink to="/employer-dashboard?tab=profile">Dashboard</BackLink>
			<h1 className="heading mb-1.5">Connections</h1>
			<p className="mb-6 max-w-[46rem] text-muted">
				Programs of your company, such as an applicant-tracking system, can post internships and
				follow how applications stand.
			</p>
			<NeedsScripts what="Your connections" />
			{children}
		</div>
	</div>
);

export {
	ConnectionsRoute as default,
	ConnectionsRoute as ErrorBoundary,
	ConnectionsRoute as HydrateFallback,
};

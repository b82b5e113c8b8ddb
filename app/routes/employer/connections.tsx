import { replace } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { connectionsCall } from '#app/features/connections/api.ts';
import { CONNECTIONS_PATH } from '#app/lib/addresses/connections-path.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { EmployerFrame } from '#app/ui/page/employer-frame.tsx';
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
		frame={(content) => (
			<EmployerFrame
				back={{ to: '/employer-dashboard?tab=profile', label: 'Dashboard' }}
				title="Connections"
				intro="Programs of your company, such as an applicant-tracking system, can post internships and follow how applications stand."
				needsScripts="Your connections"
			>
				{content}
			</EmployerFrame>
		)}
		waiting={
			<Loading label="Loading your connections">
				<Outline className="h-svh" />
			</Loading>
		}
	>
		{({ ConnectionsScreen, connections }) => <ConnectionsScreen connections={connections} />}
	</Loaded>
);

export {
	ConnectionsRoute as default,
	ConnectionsRoute as ErrorBoundary,
	ConnectionsRoute as HydrateFallback,
};

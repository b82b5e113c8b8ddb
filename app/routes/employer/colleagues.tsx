import { replace } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { colleaguesCall } from '#app/features/colleagues/api.ts';
import { COLLEAGUES_PATH } from '#app/lib/addresses/colleagues-path.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { EmployerFrame } from '#app/ui/page/employer-frame.tsx';
import type { Colleagues } from '#schema/employers/colleagues.ts';

export const handle = behindSignIn('/employer-auth');

export const meta = () =>
	pageMeta({
		title: 'Colleagues',
		description:
			'Who acts for your company in the employer portal, in which role, and whom you have invited.',
		path: COLLEAGUES_PATH,
		hidden: true,
	});

/** Without a company there is no such screen: the dashboard says what is missing. */
export const clientLoader = loaderForUser(async () => {
	const [{ ColleaguesScreen }, colleagues] = await Promise.all([
		import('#app/features/colleagues/colleagues-screen.tsx'),
		callApi<Colleagues>(colleaguesCall),
	]);
	if (!colleagues.ok && colleagues.status === 404) throw replace('/employer-dashboard');
	return { ColleaguesScreen, colleagues: answerOf(colleagues) };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const ColleaguesRoute = () => (
	<Loaded<typeof clientLoader>
		signInAt={handle.signInAt}
		frame={(content) => (
			<EmployerFrame
				back={{ to: '/employer-dashboard?tab=profile', label: 'Dashboard' }}
				title="Colleagues"
				needsScripts="Your colleagues"
			>
				{content}
			</EmployerFrame>
		)}
		waiting={
			<Loading label="Loading your colleagues">
				<Outline className="h-svh" />
			</Loading>
		}
	>
		{({ ColleaguesScreen, colleagues }) => <ColleaguesScreen colleagues={colleagues} />}
	</Loaded>
);

export {
	ColleaguesRoute as default,
	ColleaguesRoute as ErrorBoundary,
	ColleaguesRoute as HydrateFallback,
};

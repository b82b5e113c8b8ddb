import { alertsCall } from '#app/features/alerts/api.ts';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { answerOf, callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import type { AlertsPage } from '#schema/students/alert.ts';

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Your alerts',
		description:
			'The searches that send you an email when they find something new: how often, and how to end them.',
		path: '/account/alerts',
		hidden: true,
	});

export const clientLoader = loaderForUser(async () => {
	const [{ AlertsList }, page] = await Promise.all([
		import('#app/features/alerts/alerts-list.tsx'),
		callApi<AlertsPage>(alertsCall),
	]);
	return { AlertsList, page: answerOf(page) };
});

const Alerts = () => (
	<AccountFrame
		title="Your alerts"
		intro="We send you an email when one of these searches finds something new."
		needsScripts="Making alerts"
	>
		<Loaded<typeof clientLoader>
			signInAt="/auth"
			waiting={
				<Loading label="Loading your alerts">
					<Outline className="h-48 max-w-[50rem]" />
				</Loading>
			}
		>
			{({ AlertsList, page }) => <AlertsList page={page} />}
		</Loaded>
	</AccountFrame>
);

export { Alerts as default, Alerts as ErrorBoundary, Alerts as HydrateFallback };

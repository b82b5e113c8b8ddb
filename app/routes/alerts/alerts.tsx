import { alertsCall } from '#app/features/alerts/api.ts';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { REOPENS } from '#app/lib/addresses/alert-address.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { awaitedCall } from '#app/lib/calls/awaited.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';
import type { AlertsPage } from '#schema/students/alert.ts';
import type { Awaited } from '#schema/students/reopening.ts';
import type { SavedCards } from '#schema/students/saved-internships.ts';

export const handle = behindSignIn('/auth');

export const meta = () =>
	pageMeta({
		title: 'Your alerts',
		description:
			'Your searches, the companies that you follow and the emails before deadlines: how often we write, and how to end it.',
		path: '/account/alerts',
		hidden: true,
	});

export const clientLoader = loaderForUser(async ({ request }) => {
	const offered = new URL(request.url).searchParams.get(REOPENS);
	const [{ AlertsList }, { AwaitedOffer, AwaitedList }, { DeadlineMails }, page, awaited, cards] =
		await Promise.all([
			import('#app/features/alerts/alerts-list.tsx'),
			import('#app/features/alerts/awaited-list.tsx'),
			import('#app/features/alerts/deadline-mails.tsx'),
			callApi<AlertsPage>(alertsCall),
			callApi<Awaited>(awaitedCall),
			offered ? callApi<SavedCards>('/saved/cards', { internships: [offered] }) : null,
		]);
	// An address with a name that no internship can have offers nothing.
	const [asked = null] = cards?.ok ? cards.value.items : [];
	const parts = { AlertsList, AwaitedOffer, AwaitedList, DeadlineMails };
	return { ...parts, page: answerOf(page), awaited: answerOf(awaited), asked };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const Alerts = () => (
	<AccountFrame
		title="Your alerts"
		intro="We email you when one of your searches finds something new, when a company that you follow opens an internship, and before a deadline."
		needsScripts="Making alerts"
	>
		<Loaded<typeof clientLoader>
			signInAt={handle.signInAt}
			waiting={
				<Loading label="Loading your alerts">
					<Outline className="h-80" />
				</Loading>
			}
		>
			{({ AlertsList, AwaitedOffer, AwaitedList, DeadlineMails, page, awaited, asked }) => (
				<>
					<AwaitedOffer awaited={awaited} offered={asked} />
					<AlertsList page={page} waits={asked !== null || awaited.items.length > 0} />
					<AwaitedList awaited={awaited} />
					<DeadlineMails wanted={page.deadlines} />
				</>
			)}
		</Loaded>
	</AccountFrame>
);

export { Alerts as default, Alerts as ErrorBoundary, Alerts as HydrateFallback };

import { lazy, Suspense } from 'react';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { Loading } from '#app/ui/loading.tsx';
import { AccountFrame } from '#app/ui/page/account-frame.tsx';

/** Loaded for somebody who is signed in: a visitor goes on to the sign-in page. */
const AlertsList = lazy(async () => {
	const list = await import('#app/features/alerts/alerts-list.tsx');
	return { default: list.AlertsList };
});

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Your alerts',
		description:
			'The searches of which you are told by email when they find something new: how often, and how to end them.',
		path: '/account/alerts',
		hidden: true,
	});

export default function Alerts() {
	return (
		<AccountFrame
			title="Your alerts"
			intro="Searches of which we tell you by email when they find something new."
			needsScripts="Making alerts"
		>
			<RequireUser signInAt="/auth">
				{(user) => (
					<Suspense fallback={<Loading />}>
						<AlertsList key={user.id} />
					</Suspense>
				)}
			</RequireUser>
		</AccountFrame>
	);
}

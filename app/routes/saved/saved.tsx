import { lazy, Suspense } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import type { ReturnState } from '#app/features/auth/return-path.ts';
import { FitProvider } from '#app/features/internships/fit/fit-provider.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { useHydrated } from '#app/lib/use-hydrated.ts';
import { Link } from '#app/ui/link.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

const SavedList = lazy(async () => ({
	default: (await import('./saved-list.tsx')).SavedList,
}));

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Saved internships',
		description:
			'The internships that you have saved, by deadline: what closes within a week stands first.',
		path: '/saved',
		hidden: true,
	});

const backHere: ReturnState = { from: '/saved' };

export default function SavedPage() {
	const { user, loading } = useAuth();
	const hydrated = useHydrated();
	return (
		<>
			{user && <AccountNav />}
			<div className="page py-10 md:py-14">
				<h1 className="title">Saved internships</h1>
				<p className="intro mt-4 mb-8">
					By deadline: what closes within a week stands first.{' '}
					{!loading && !user && (
						<>
							They are kept on this device;{' '}
							<Link to="/auth" state={backHere} className="link">
								sign in
							</Link>{' '}
							and they are in your account too.
						</>
					)}
				</p>
				<NeedsScripts what="Saving internships" />
				{hydrated ? (
					<Suspense fallback={<Loading />}>
						<FitProvider>
							<SavedList />
						</FitProvider>
					</Suspense>
				) : (
					<Loading />
				)}
			</div>
		</>
	);
}

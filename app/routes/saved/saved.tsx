import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import type { ReturnState } from '#app/features/auth/return-path.ts';
import { signedInUser } from '#app/lib/calls/supabase.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { Link } from '#app/ui/link.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';

export const links = printLinks;

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Saved internships',
		description:
			'The internships that you have saved, by deadline: what closes within a week comes first.',
		path: '/saved',
		hidden: true,
	});

/** Also for a visitor, whose list is on this device. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
	const user = await signedInUser();
	const [{ SavedList }, result] = await Promise.all([
		import('./saved-list.tsx'),
		import('./load-saved.ts').then(({ loadSaved }) =>
			loadSaved(user, new URL(request.url).pathname),
		),
	]);
	return { SavedList, result };
}

function SavedPage() {
	const { user, loading } = useAuth();
	const loaded: Awaited<ReturnType<typeof clientLoader>> | undefined = useLoaderData();
	return (
		<>
			{/* While it is not known who this is, a stored session decides, so that nothing moves. */}
			{(user || loading) && (
				<div className={loading ? 'hidden in-data-session:block' : undefined}>
					<AccountNav />
				</div>
			)}
			<div className="page py-5 md:py-14">
				<h1 className="title">Saved internships</h1>
				<p className="intro mt-1 mb-3 md:my-4">
					What closes within a week comes first.{' '}
					{!user && (
						<span className={loading ? 'in-data-session:hidden' : undefined}>
							They are kept on this device;{' '}
							<Link to="/auth" state={backHere} className="link">
								sign in
							</Link>{' '}
							and they are in your account too.
						</span>
					)}
				</p>
				<NeedsScripts what="Saving internships" />
				{loaded ? (
					<Part result={loaded.result}>{(saved) => <loaded.SavedList loaded={saved} />}</Part>
				) : (
					<Loading label="Loading what you have saved">
						<Outline className="h-40" />
						<Outline className="h-40" />
					</Loading>
				)}
			</div>
		</>
	);
}

const backHere: ReturnState = { from: '/saved' };

export { SavedPage as default, SavedPage as HydrateFallback };

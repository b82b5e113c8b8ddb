import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { signedInUser } from '#app/lib/calls/supabase.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { AccountNav } from '#app/ui/page/account-frame.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import { printLinks } from '#app/ui/page/print-list.tsx';

export const links = printLinks;

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Compare internships',
		description:
			'Two to four of your saved internships or offers side by side: pay, what is left of it, hours, days and what they ask.',
		path: '/saved/compare',
		hidden: true,
	});

/** Also for a visitor, whose list is on this device. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
	const user = await signedInUser();
	const [{ CompareScreen }, result] = await Promise.all([
		import('./compare/compare-screen.tsx'),
		import('./compare/load-comparison.ts').then(({ loadComparison }) =>
			loadComparison(user, new URL(request.url).searchParams),
		),
	]);
	return { CompareScreen, result };
}

function ComparePage() {
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
			<div className="page pt-5 pb-10 md:pb-14">
				<p className="mb-4" data-no-print>
					<BackLink to="/saved">Saved</BackLink>
				</p>
				<h1 className="title">Compare</h1>
				<NeedsScripts what="Comparing internships">
					The page of each internship says all of it without.
				</NeedsScripts>
				{loaded ? (
					<Part result={loaded.result}>
						{(comparison) => <loaded.CompareScreen loaded={comparison} />}
					</Part>
				) : (
					<Loading label="Loading what you compare">
						<Outline className="h-40" />
						<Outline className="h-80" />
					</Loading>
				)}
			</div>
		</>
	);
}

export { ComparePage as default, ComparePage as HydrateFallback };

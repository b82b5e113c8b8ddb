import { lazy, Suspense } from 'react';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { pageMeta } from '#app/lib/page-meta.ts';
import { scriptsAtOnce } from '#app/lib/route-handle.ts';
import { Loading } from '#app/ui/loading.tsx';
import { NeedsScripts } from '#app/ui/page/needs-scripts.tsx';

const CvPage = lazy(async () => {
	const page = await import('#app/features/profile/cv/cv-page.tsx');
	return { default: page.CvPage };
});

export const handle = scriptsAtOnce;

export const meta = () =>
	pageMeta({
		title: 'Your CV',
		description: 'Your CV, made from your profile, as a page that you can read and print.',
		path: '/account/cv',
		hidden: true,
	});

export default function PrintedCv() {
	const waiting = (
		<>
			<h1 className="title">Your CV</h1>
			<Loading />
		</>
	);
	return (
		<div className="page max-w-[50rem] py-10 md:py-14">
			<NeedsScripts what="Your CV" />
			<RequireUser signInAt="/auth" waiting={waiting}>
				{(user) => (
					<Suspense fallback={waiting}>
						<CvPage key={user.id} email={user.email ?? ''} />
					</Suspense>
				)}
			</RequireUser>
		</div>
	);
}

import { replace } from 'react-router';
import { Loaded, loaderForUser } from '#app/features/auth/loaded.tsx';
import { IMPORT_PATH, postingsCall } from '#app/features/posting/api.ts';
import { behindSignIn } from '#app/lib/behind-sign-in.ts';
import { answerOf } from '#app/lib/calls/answer-of.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { pageMeta } from '#app/lib/page-meta.ts';
import { Loading, Outline } from '#app/ui/loading.tsx';
import { EmployerFrame } from '#app/ui/page/employer-frame.tsx';
import { MOST_DRAFTS } from '#schema/employers/most-drafts.ts';
import type { EmployerPostings } from '#schema/employers/posting.ts';
import { ALL_POSTINGS } from '#schema/employers/posting-filters.ts';

export const handle = behindSignIn('/employer-auth');

export const meta = () =>
	pageMeta({
		title: 'Import drafts',
		description: 'Drafts of internships from a CSV file, one line for each.',
		path: IMPORT_PATH,
		hidden: true,
	});

/** Without a company there is no such screen: the dashboard says what is missing. */
export const clientLoader = loaderForUser(async () => {
	const [{ ImportScreen }, postings] = await Promise.all([
		import('#app/features/posting/import/import-screen.tsx'),
		callApi<EmployerPostings>(postingsCall(ALL_POSTINGS)),
	]);
	if (!postings.ok && postings.status === 404) throw replace('/employer-dashboard');
	answerOf(postings);
	return { ImportScreen };
});

export { actionForUser as clientAction } from '#app/features/auth/loaded.tsx';

const ImportRoute = () => (
	<Loaded<typeof clientLoader>
		signInAt={handle.signInAt}
		frame={(content) => (
			<EmployerFrame
				back={{ to: '/employer-dashboard?tab=internships', label: 'Internships' }}
				title="Import drafts"
				intro={`One file, one line for each internship, up to ${MOST_DRAFTS}. Each line becomes a draft that you can still change. Nothing is public before you submit it and our staff have read it.`}
				needsScripts="The import"
			>
				{content}
			</EmployerFrame>
		)}
		waiting={
			<Loading label="Loading the import">
				<Outline className="h-svh" />
			</Loading>
		}
	>
		{({ ImportScreen }) => <ImportScreen />}
	</Loaded>
);

export { ImportRoute as default, ImportRoute as ErrorBoundary, ImportRoute as HydrateFallback };

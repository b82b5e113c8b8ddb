import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { Part } from '#app/ui/page/part-boundary.tsx';

export const handle = {
	...staffHandle,
	ahead: [
		...staffHandle.ahead,
		{ path: '/staff/drafts', queried: true },
		{ path: '/staff/drafts/approved' },
	],
} satisfies RouteHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const [{ SavedAnswers }, { Queue }, { choice, waiting, approved }, answers] = await Promise.all([
		import('#app/features/staff/saved-answers/saved-answers.tsx'),
		import('#app/features/staff/drafts/queue.tsx'),
		import('#app/features/staff/drafts/api.ts').then(({ loadDrafts }) => loadDrafts(query)),
		loadAnswers(),
	]);
	return (
		<SavedAnswers result={answers}>
			<Part result={waiting}>
				{(first) => (
					<Part result={approved}>
						{(drafts) => <Queue choice={choice} waiting={first} approved={drafts} />}
					</Part>
				)}
			</Part>
		</SavedAnswers>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

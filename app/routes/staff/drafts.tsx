import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import { handOverBy } from '#app/lib/first-screen.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';

export const handle = { ...staffHandle, ahead: [] } satisfies RouteHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const [{ DraftsScreen }, drafts, answers] = await Promise.all([
		import('#app/features/staff/drafts/drafts-screen.tsx'),
		import('#app/features/staff/drafts/api.ts').then(({ loadDrafts }) => loadDrafts(query)),
		loadAnswers(),
		import('#app/lib/hand-over.ts').then(handOverBy),
	]);
	return <DraftsScreen answers={answers} drafts={drafts} />;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

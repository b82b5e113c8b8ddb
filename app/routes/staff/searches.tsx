import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import { callApi } from '#app/lib/calls/call-api.ts';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { SearchWords } from '#schema/staff/search-words.ts';
import type { EmptySearch } from '#schema/staff/staff.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async () => {
	const [{ StaffSearches }, searches, words] = await Promise.all([
		import('#app/features/staff/searches/staff-searches.tsx'),
		callApi<EmptySearch[]>('/staff/searches'),
		callApi<SearchWords>('/staff/searches/words'),
	]);
	return (
		<Part result={searches}>
			{(rows) => (
				<Part result={words}>{(value) => <StaffSearches searches={rows} words={value} />}</Part>
			)}
		</Part>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

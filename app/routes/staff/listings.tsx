import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { StaffListing } from '#schema/staff/staff-listings.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const list = import('#app/features/staff/parts/staff-list.tsx');
	const [{ StaffList }, { ListingEntry }, result] = await Promise.all([
		list,
		import('#app/features/staff/listings/listing-entry.tsx'),
		list.then(({ loadStaffList }) => loadStaffList<StaffListing>('listings', query)),
	]);
	return (
		<StaffList
			screen="listings"
			search="title or company"
			none="No internship is in this list."
			result={result}
		>
			{(listing, _, isOpen) => <ListingEntry listing={listing} isOpen={isOpen} />}
		</StaffList>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

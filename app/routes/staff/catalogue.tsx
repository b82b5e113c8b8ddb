import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async () => {
	const { StaffCatalogue } = await import('#app/features/staff/catalogue/staff-catalogue.tsx');
	return <StaffCatalogue />;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

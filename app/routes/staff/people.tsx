import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async () => {
	const { StaffPeople } = await import('#app/features/staff/people/staff-people.tsx');
	return <StaffPeople />;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const [{ AllApplications }, loaded] = await Promise.all([
		import('./staff-applications.tsx'),
		import('#app/features/applications/hosts/host-calls.ts').then(({ loadApplicants }) =>
			loadApplicants('staff', query),
		),
	]);
	return <AllApplications {...loaded} />;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

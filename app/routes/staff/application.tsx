import { loaderForStaff, staffRowHandle } from '#app/features/staff/staff-route.tsx';

export const handle = staffRowHandle;

export const clientLoader = loaderForStaff(async ({ id, query }) => {
	const [{ OneApplication }, loaded] = await Promise.all([
		import('./staff-applications.tsx'),
		import('#app/features/applications/hosts/host-calls.ts').then(({ loadApplicant }) =>
			loadApplicant('staff', id, query),
		),
	]);
	return <OneApplication {...loaded} />;
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

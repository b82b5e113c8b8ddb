import { loaderForStaff, staffHandle } from '#app/features/staff/staff-route.tsx';
import type { PersonRequest } from '#schema/staff/person-requests.ts';

export const handle = staffHandle;

export const clientLoader = loaderForStaff(async ({ query }) => {
	const list = import('#app/features/staff/parts/staff-list.tsx');
	const [{ StaffList }, { RequestEntry }, { RegisterRequest }, result] = await Promise.all([
		list,
		import('#app/features/staff/requests/request-entry.tsx'),
		import('#app/features/staff/requests/register-request.tsx'),
		list.then(({ loadStaffList }) => loadStaffList<PersonRequest>('requests', query)),
	]);
	return (
		<>
			<RegisterRequest />
			<StaffList
				screen="requests"
				search="who asks"
				none="No request is in this list."
				result={result}
			>
				{(request, again, isOpen) => (
					<RequestEntry request={request} isOpen={isOpen} onAgain={again} />
				)}
			</StaffList>
		</>
	);
});

export {
	actionForStaff as clientAction,
	StaffScreen as default,
	StaffScreen as ErrorBoundary,
} from '#app/features/staff/staff-route.tsx';

import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { RequireUser } from '#app/features/auth/require-user.tsx';
import { type CallResult, callApi } from '#app/lib/calls/call-api.ts';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { StaffOverview } from '#schema/staff/staff.ts';
import { StaffContext } from './staff-context.tsx';

type Props = {
	/** Shown until it is known who is there. */
	waiting: ReactNode;
	/** Shown to a signed-in person who is not staff, or not any more. */
	notFound: ReactNode;
	children: ReactNode;
};

/** Shows its content to members of staff, and sends visitors to the sign-in page. */
export const RequireStaff = (props: Props) => (
	<RequireUser signInAt="/auth" waiting={props.waiting}>
		{(user) => <StaffOnly key={user.id} {...props} />}
	</RequireUser>
);

function StaffOnly({ waiting, notFound, children }: Props) {
	const [result, refresh] = useOverview();
	const overview = result?.ok ? result.value : null;
	const staff = useMemo(() => overview && { overview, refresh }, [overview, refresh]);
	if (staff) return <StaffContext value={staff}>{children}</StaffContext>;
	if (!result) return waiting;
	if (!result.ok && result.status === 404) return notFound;
	return (
		<div className="page py-14">
			<h1 className="title mb-6">Staff</h1>
			<NotFetched words={result.ok ? '' : result.message} onAgain={refresh} />
		</div>
	);
}

/** What was fetched last stays, unless the server says that there is nothing for this person. */
function useOverview() {
	const [result, setResult] = useState<CallResult<StaffOverview> | null>(null);
	const refresh = useCallback(async () => {
		const answer = await callApi<StaffOverview>('/staff');
		setResult((before) => (before?.ok && !answer.ok && answer.status !== 404 ? before : answer));
	}, []);
	useEffect(() => void refresh(), [refresh]);
	return [result, refresh] as const;
}

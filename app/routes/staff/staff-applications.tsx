import { useEffect } from 'react';
import { HostContext, staffScreensOf } from '#app/features/applications/hosts/host-context.tsx';
import { ApplicantsList } from '#app/features/applications/hosts/list/applicants-list.tsx';
import { ApplicantView } from '#app/features/applications/hosts/one/applicant-view.tsx';
import { useStaff } from '#app/features/staff/staff-context.tsx';
import { Card } from '#app/ui/card.tsx';
import { site } from '#content/site.ts';

/** The applications that staff answer; one of them, where there is an id. */
export const StaffApplications = ({ id }: { id: string | undefined }) => (
	<HostContext value={staffScreensOf(site.email)}>
		{id === undefined ? (
			<ApplicantsList notFound={<NotStaffNow />} />
		) : (
			<ApplicantView
				key={id}
				id={id}
				frame={(content) => content}
				notFound={<Card>There is no such application.</Card>}
			/>
		)}
	</HostContext>
);

/** Asks again who this is: somebody who is not staff any more gets the not-found screen. */
function NotStaffNow() {
	const { refresh } = useStaff();
	useEffect(() => void refresh(), [refresh]);
	return null;
}

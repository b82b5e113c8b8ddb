import { HostContext, staffScreensOf } from '#app/features/applications/hosts/host-context.tsx';
import { ApplicantsList } from '#app/features/applications/hosts/list/applicants-list.tsx';
import { ApplicantView } from '#app/features/applications/hosts/one/applicant-view.tsx';
import { Card } from '#app/ui/card.tsx';
import { site } from '#content/site.ts';

/** The applications that staff answer; one of them, where there is an id. */
export const StaffApplications = ({ id }: { id: string | undefined }) => (
	<HostContext value={staffScreensOf(site.email)}>
		{id === undefined ? (
			<ApplicantsList />
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

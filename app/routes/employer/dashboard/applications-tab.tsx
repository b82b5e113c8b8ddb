import { employerScreens, HostContext } from '#app/features/applications/hosts/host-context.tsx';
import { ApplicantsList } from '#app/features/applications/hosts/list/applicants-list.tsx';
import type { EmployerRow } from '#app/features/employers/api.ts';
import { EmptyTab } from './empty-tab.tsx';

/** The applications to the employer's internships. @param email of the account */
export const ApplicationsTab = ({ profile, email }: { profile: EmployerRow; email: string }) =>
	profile.host_since ? (
		<HostContext value={employerScreens(email)}>
			<h2 className="sr-only">Applications</h2>
			{!profile.verified && (
				<p className="mb-5 rounded-control bg-sun-wash p-4 text-sun-ink">
					<b>We are checking what you changed of your company.</b> Until then your internships are
					hidden and nobody new applies. You can answer those who have applied.
				</p>
			)}
			<ApplicantsList notFound={<NotVerified />} />
		</HostContext>
	) : (
		<NotVerified />
	);

const NotVerified = () => (
	<EmptyTab
		title="No applications yet"
		text="We are checking your company. Once it is verified, the students who apply for your internships appear here."
	/>
);

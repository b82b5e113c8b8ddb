import { employerScreens, HostContext } from '#app/features/applications/hosts/host-context.tsx';
import { ApplicantsList } from '#app/features/applications/hosts/list/applicants-list.tsx';
import { EmptyTab } from './empty-tab.tsx';

/** The applications to the employer's internships. @param email of the account */
export const ApplicationsTab = ({ verified, email }: { verified: boolean; email: string }) =>
	verified ? (
		<HostContext value={employerScreens(email)}>
			<h2 className="sr-only">Applications</h2>
			<ApplicantsList notFound={<NotVerified />} />
		</HostContext>
	) : (
		<NotVerified />
	);

const NotVerified = () => (
	<EmptyTab
		title="No applications yet"
		text="We are checking your company. Once it is verified, the students who apply for your internships appear here; while a change of its name or website is checked, they are not shown."
	/>
);

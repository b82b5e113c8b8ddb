import type { LoadedApplicant } from '#app/features/applications/hosts/host-calls.ts';
import { employerScreens, HostProvider } from '#app/features/applications/hosts/host-context.tsx';
import { ApplicantView } from '#app/features/applications/hosts/one/applicant-view.tsx';
import type { WholeApplicant } from '#schema/applications/applicants.ts';

/** One application to an internship of this employer. @param email of the employer's account */
export const OwnApplicant = ({
	applicant,
	loaded,
	email,
}: {
	applicant: WholeApplicant;
	loaded: LoadedApplicant;
	email: string;
}) => (
	<HostProvider screens={employerScreens(email)} templates={loaded.templates}>
		<ApplicantView applicant={applicant} loaded={loaded} />
	</HostProvider>
);

import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { LoadedApplicant } from '#app/features/applications/hosts/host-calls.ts';
import { HostProvider, staffScreensOf } from '#app/features/applications/hosts/host-context.tsx';
import { ApplicantsList } from '#app/features/applications/hosts/list/applicants-list.tsx';
import { ApplicantView } from '#app/features/applications/hosts/one/applicant-view.tsx';
import { useMay } from '#app/features/staff/staff-context.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { Card } from '#app/ui/card.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { site } from '#content/site.ts';
import type {
	ApplicantsPage,
	MessageTemplates,
	WholeApplicant,
} from '#schema/applications/applicants.ts';

type HostProps = { templates: MessageTemplates; children: ReactNode };

const Host = (props: HostProps) => (
	<HostProvider screens={staffScreensOf(site.email, useMay('exports'))} {...props} />
);

/** The applications that staff answer. */
export const AllApplications = ({
	page,
	templates,
}: {
	page: CallResult<ApplicantsPage>;
	templates: MessageTemplates;
}) => (
	<Host templates={templates}>
		<ApplicantsList result={page} notFound={null} />
	</Host>
);

export function OneApplication({
	applicant,
	...loaded
}: LoadedApplicant & { applicant: CallResult<WholeApplicant> }) {
	const { revalidate } = useRevalidator();
	if (!applicant.ok && applicant.status === 404) return <Card>There is no such application.</Card>;
	if (!applicant.ok) return <NotFetched words={applicant.message} onAgain={() => revalidate()} />;
	return (
		<Host templates={loaded.templates}>
			<ApplicantView applicant={applicant.value} loaded={loaded} />
		</Host>
	);
}

import { ApplicantsList } from '#app/features/applications/hosts/list/applicants-list.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';
import { EmptyTab } from './empty-tab.tsx';

/** The applications to the employer's internships. */
export const ApplicationsTab = ({
	verified,
	result,
}: {
	verified: boolean;
	result: CallResult<ApplicantsPage>;
}) => (
	<>
		<h2 className="sr-only">Applications</h2>
		{!verified && (
			<p className="mb-5 rounded-control bg-sun-wash p-4 text-sun-ink">
				<b>We are checking what you changed of your company.</b> Until then your internships are
				hidden and nobody new applies. You can answer those who have applied.
			</p>
		)}
		<ApplicantsList result={result} notFound={<NotVerified />} />
	</>
);

export const NotVerified = () => (
	<EmptyTab
		title="No applications yet"
		text="We are checking your company. Once it is verified, the students who apply for your internships appear here."
	/>
);

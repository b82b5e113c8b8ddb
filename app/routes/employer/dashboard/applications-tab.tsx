import type { ComponentProps } from 'react';
import { ApplicantsList } from '#app/features/applications/hosts/list/applicants-list.tsx';
import type { EmployerRow } from '#app/features/employers/api.ts';
import { EmptyState } from '#app/ui/page/empty-state.tsx';
import { untilEndOf } from '#schema/london-day.ts';

/** The applications to the employer's internships. */
export const ApplicationsTab = ({
	profile,
	...list
}: Pick<ComponentProps<typeof ApplicantsList>, 'result' | 'board'> & { profile: EmployerRow }) => (
	<>
		<h2 className="sr-only">Applications</h2>
		{!profile.verified && <HiddenNotice until={profile.answers_until} />}
		<ApplicantsList {...list} notFound={<NotVerified />} />
	</>
);

/** Why nobody new applies. @param until the last day on which a refused company answers */
const HiddenNotice = ({ until }: { until: string | null }) => (
	<p className="mb-5 rounded-control bg-sun-wash p-4 text-sun-ink">
		{until ? (
			<>
				<b>We could not verify your company.</b> Your internships are hidden and nobody new applies.
				You can answer those who have applied until {untilEndOf(until)}: please do. After that our
				office answers them.
			</>
		) : (
			<>
				<b>We are checking what you changed of your company.</b> Until then your internships are
				hidden and nobody new applies. You can answer those who have applied.
			</>
		)}
	</p>
);

export const NotVerified = () => (
	<EmptyState
		scene="lookout"
		title="No applications yet"
		text="We are checking your company. Once it is verified, the students who apply for your internships appear here."
	/>
);

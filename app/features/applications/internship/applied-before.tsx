import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ApplicationTarget } from '#schema/applications/student-applications.ts';
import { londonDate } from '#schema/london-day.ts';

/** One application for each internship: the way to the first. */
export const AppliedBefore = ({
	applied: { id, created_at },
}: {
	applied: NonNullable<ApplicationTarget['applied']>;
}) => (
	<div role="status" className="rounded-control bg-wash p-4 sm:p-5">
		<p className="mb-4">
			You applied on {londonDate(created_at)}. Each student can apply once for an internship, and
			again after withdrawing, three times in all.
		</p>
		<ButtonLink to={applicationPath(id)}>See your application</ButtonLink>
	</div>
);

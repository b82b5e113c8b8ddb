import { applicationPath } from '#app/lib/addresses/application-path.ts';
import { StateScene } from '#app/ui/art/drawings.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ApplicationTarget } from '#schema/applications/student-applications.ts';
import { londonDate } from '#schema/london-day.ts';

/** One application for each internship: the way to the first. */
export const AppliedBefore = ({
	applied: { id, created_at },
}: {
	applied: NonNullable<ApplicationTarget['applied']>;
}) => (
	<div
		role="status"
		className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-control bg-wash p-4 sm:p-5"
	>
		<div className="min-w-0 flex-[1_1_12rem]">
			<p className="font-semibold">You applied on {londonDate(created_at)}</p>
			<p className="mt-1 mb-4">
				Each student can apply once for an internship, and again after withdrawing, three times in
				all.
			</p>
			<ButtonLink to={applicationPath(id)}>See your application</ButtonLink>
		</div>
		<StateScene of="sent" className="w-48 max-w-full" />
	</div>
);

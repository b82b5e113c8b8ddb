import { ButtonLink } from '#app/ui/button.tsx';

/** In the place of the form: no application after the third. */
export const AppliedOften = () => (
	<div role="status" className="rounded-control bg-wash p-4 sm:p-5">
		<p className="mb-4">
			You have applied for this internship three times and withdrawn each time. Three times is the
			most. What you had typed stays in this tab.
		</p>
		<div className="flex flex-wrap gap-3">
			<ButtonLink to="/account/applications">See your applications</ButtonLink>
			<ButtonLink to="/internships" look="secondary">
				Search more internships
			</ButtonLink>
		</div>
	</div>
);

import { ButtonLink } from '#app/ui/button.tsx';

/** In the place of the form. */
export const OwnInternship = () => (
	<div role="status" className="rounded-control bg-wash p-4 sm:p-5">
		<p className="mb-4">
			This is an internship of your own company: you cannot apply to it yourself. Students see the
			form here.
		</p>
		<ButtonLink to="/employer-dashboard">Open your dashboard</ButtonLink>
	</div>
);

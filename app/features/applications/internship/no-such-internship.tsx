import { ButtonLink } from '#app/ui/button.tsx';

/** For an address with a name that no internship has. */
export const NoSuchInternship = () => (
	<div role="status" className="rounded-control bg-wash p-4 sm:p-5">
		<p className="mb-4">
			There is no such internship: the address may have been typed wrongly, or it was removed.
		</p>
		<div className="flex flex-wrap gap-3">
			<ButtonLink to="/internships">All internships</ButtonLink>
			<ButtonLink to="/apply" look="secondary">
				Apply without one
			</ButtonLink>
		</div>
	</div>
);

import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';

/** For an address with a name that no internship has. */
export const NoSuchInternship = () => (
	<div role="status">
		<EmptyState
			scene="lookout"
			title="There is no such internship"
			text="The address may have been typed wrongly, or the internship was removed."
		>
			<ButtonLink to="/internships">All internships</ButtonLink>
			<ButtonLink to="/apply" look="secondary">
				Apply without one
			</ButtonLink>
		</EmptyState>
	</div>
);

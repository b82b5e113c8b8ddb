import lookout from '#app/generated/scenes/lookout.svg?url';
import { ButtonLink } from '#app/ui/button.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';

/** In place of the whole page, for an address with a name that no internship has. */
export const NoSuchInternship = () => (
	<StatePage
		picture={lookout}
		title="There is no such internship"
		intro="The address may have been typed wrongly, or the internship was removed."
	>
		<ButtonLink to="/internships">All internships</ButtonLink>
		<ButtonLink to="/apply" look="secondary">
			Apply without one
		</ButtonLink>
	</StatePage>
);

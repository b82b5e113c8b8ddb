import signpost from '#app/generated/scenes/signpost.svg?url';
import { ButtonLink } from '#app/ui/button.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';

export const ProgramNotFound = () => (
	<StatePage
		picture={signpost}
		title="Program Not Found"
		intro="The program you're looking for doesn't exist."
	>
		<ButtonLink to="/programs">Back to programs</ButtonLink>
		<ButtonLink to="/internships" look="secondary">
			See all internships
		</ButtonLink>
	</StatePage>
);

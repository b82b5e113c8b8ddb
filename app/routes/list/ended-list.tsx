import signpost from '#app/generated/scenes/signpost.svg?url';
import { ButtonLink } from '#app/ui/button.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';

/** At the address of a list that has ended, or never was: which of the two is not said. */
export const EndedList = () => (
	<StatePage
		picture={signpost}
		kicker="404"
		title="This list has ended"
		intro="Its maker has ended it, or the address is not complete. Ask the person from whom you have it, or search for yourself."
	>
		<ButtonLink to="/internships">Search internships</ButtonLink>
		<ButtonLink to="/" look="secondary">
			Return to Home
		</ButtonLink>
	</StatePage>
);

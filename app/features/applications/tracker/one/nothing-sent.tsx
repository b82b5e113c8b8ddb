import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/page/empty-state.tsx';

/** In place of the list of applications. */
export const NothingSent = () => (
	<EmptyState
		scene="walk"
		title="No applications yet"
		text="You have not sent one yet. Each one stands here, with the day by which you hear and where it stands."
	>
		<ButtonLink to="/internships">Search internships</ButtonLink>
	</EmptyState>
);

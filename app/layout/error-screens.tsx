import signpost from '#app/generated/scenes/signpost.svg?url';
import { ButtonLink } from '#app/ui/button.tsx';
import { StatePage } from '#app/ui/page/state-page.tsx';

export const NotFound = () => (
	<StatePage
		picture={signpost}
		kicker="404"
		title="Oops! Page not found"
		intro="The address may have been typed wrongly, or the page has moved."
	>
		<ButtonLink to="/">Return to Home</ButtonLink>
		<ButtonLink to="/internships" look="secondary">
			See all internships
		</ButtonLink>
	</StatePage>
);

export const ErrorScreen = () => (
	<StatePage
		picture={signpost}
		title="Something went wrong on this page"
		intro="It is our fault, not yours. Loading the page again often helps; if it does not, please tell us."
	>
		{/* A whole new document, so that nothing broken is carried along. */}
		<ButtonLink to="/" reloadDocument>
			Return to Home
		</ButtonLink>
		<ButtonLink to="/contact" look="secondary" reloadDocument>
			Contact us
		</ButtonLink>
	</StatePage>
);

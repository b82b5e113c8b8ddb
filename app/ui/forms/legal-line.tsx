import { Link } from '#app/ui/link.tsx';
import { longDate } from '#schema/london-day.ts';
import { TERMS_VERSION } from '#schema/terms-version.ts';

/**
 * Where to read what happens to what is sent, beside the button of every form.
 * @param accepting what one does that accepts the terms: "By signing up"; left out where nothing is accepted
 */
export const LegalLine = ({ accepting }: { accepting?: string }) => (
	<p className="text-small text-muted">
		{accepting ? `${accepting} you accept the ` : 'See the '}
		<Link to="/terms" className="link">
			terms of use
		</Link>
		{accepting && ` of ${longDate(TERMS_VERSION)}`}
		{accepting ? '. Your data: ' : ' and the '}
		<Link to="/privacy" className="link">
			privacy notice
		</Link>
		.
	</p>
);

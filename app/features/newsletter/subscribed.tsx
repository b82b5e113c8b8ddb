import { focusOn } from '#app/lib/focus-on.ts';
import { Link } from '#app/ui/link.tsx';

/** The panel after a subscription, for a browser without scripts, which comes back from the server without the address. */
export const Subscribed = () => (
	<p
		ref={focusOn}
		tabIndex={-1}
		data-done=""
		className="rounded-control bg-good-wash p-4 wrap-anywhere"
	>
		<b className="text-good">You are on the list</b>
		<br />A welcome email is on its way to the address you gave; then one a month.{' '}
		<Link to="/programs" className="link">
			Search programs
		</Link>
	</p>
);

import { Link } from '#app/ui/link.tsx';

const focus = (panel: HTMLElement | null) => panel?.focus();

/**
 * The panel after a subscription. Part of every page, and so without the parts of `DonePanel`.
 * @param email unknown where a browser without scripts comes back from the server
 */
export const Subscribed = ({ email = 'the address you gave' }: { email?: string }) => (
	<p
		ref={focus}
		tabIndex={-1}
		data-done=""
		className="rounded-control bg-good-wash p-4 wrap-anywhere"
	>
		<b className="text-good">You are on the list</b>
		<br />A welcome email is on its way to {email}; then one a month.{' '}
		<Link to="/programs" className="link">
			Search programs
		</Link>
	</p>
);

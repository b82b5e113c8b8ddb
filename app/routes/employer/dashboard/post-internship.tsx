import { useRef } from 'react';
import { contactPath } from '#app/lib/contact-path.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

/** Posting is not available yet: the button says so and offers to contact us instead. */
export function PostInternship() {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<>
			<Button onClick={() => dialog.current?.showModal()} aria-haspopup="dialog">
				Post Internship
			</Button>
			<Dialog ref={dialog} title="Posting opens soon" className="text-left">
				<p>
					You cannot post an internship here yet. Tell us about the role instead: what the intern
					would do, where, for how long, and what you pay. We prepare the listing with you.
				</p>
				<ButtonLink
					to={contactPath('Posting an internship', 'employer-partnerships')}
					className="mt-5"
				>
					Contact us about a role
				</ButtonLink>
			</Dialog>
		</>
	);
}

import { useRef } from 'react';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { OfferFacts } from './offer-facts.tsx';
import { useMoves } from './use-moves.ts';

/** Asks once, with what is offered. */
export function AcceptOffer({ application }: { application: WholeApplication }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const { moving, move, failure, forgetFailure } = useMoves(application);
	const ask = () => {
		forgetFailure();
		dialog.current?.showModal();
	};
	return (
		<>
			<Button look="hot" aria-haspopup="dialog" disabled={moving} onClick={ask}>
				Accept offer
			</Button>
			<Dialog ref={dialog} title="Accept this offer?">
				<div className="grid gap-5">
					<p className="font-semibold wrap-anywhere">{titleOf(application)}</p>
					<OfferFacts application={application} />
					<p>
						{application.internship?.source === 'employer' ? 'The employer is' : 'We are'} told at
						once. You can undo this for ten minutes.
					</p>
					{failure && (
						<p role="alert" className="font-semibold text-hot">
							{failure}
						</p>
					)}
					<div className="flex flex-wrap gap-3">
						<Button look="hot" disabled={moving} onClick={() => move('accepted')}>
							{moving ? 'Accepting...' : 'Yes, accept it'}
						</Button>
						<Button look="secondary" onClick={() => dialog.current?.close()} disabled={moving}>
							Not yet
						</Button>
					</div>
				</div>
			</Dialog>
		</>
	);
}

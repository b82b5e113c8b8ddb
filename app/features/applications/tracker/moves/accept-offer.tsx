import { bylineOf, titleOf } from '#app/features/applications/tracker/naming.ts';
import { Button } from '#app/ui/button.tsx';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { OfferFacts } from './offer-facts.tsx';
import { useMoveDialog } from './use-moves.tsx';

/** Asks once, with what is offered. */
export function AcceptOffer({ application }: { application: StudentApplication }) {
	const { moving, move, ask, show } = useMoveDialog(application);
	return (
		<>
			<Button look="hot" aria-haspopup="dialog" disabled={moving} onClick={ask}>
				Accept offer
			</Button>
			{show(
				'Accept this offer?',
				<>
					<p className="wrap-anywhere">
						<b className="block">{titleOf(application)}</b>
						{bylineOf(application)}
					</p>
					<OfferFacts application={application} />
					<p>
						{application.internship?.source === 'employer' ? 'The employer is' : 'We are'} told at
						once. You can undo this for ten minutes.
					</p>
				</>,
				<Button look="hot" disabled={moving} onClick={() => move('accepted')}>
					{moving ? 'Accepting...' : 'Yes, accept it'}
				</Button>,
				'Not yet',
			)}
		</>
	);
}

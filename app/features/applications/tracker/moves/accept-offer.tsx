import { useId, useState } from 'react';
import { bylineOf, titleOf } from '#app/features/applications/tracker/naming.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/forms/field.tsx';
import { checkedWords } from '#schema/applications/offer/offer-doubts.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { OfferDoubts } from './offer-doubts.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { useMoveDialog } from './use-moves.tsx';

/** Asks once, with what is offered; where it does not fit, for a tick that this has been checked. */
export function AcceptOffer({ application }: { application: StudentApplication }) {
	const { moving, move, ask, show } = useMoveDialog(application);
	const [checked, setChecked] = useState(false);
	const [missing, setMissing] = useState(false);
	const error = useId();
	const { doubts, internship } = application;
	const accept = () => {
		const unchecked = doubts.length > 0 && !checked;
		setMissing(unchecked);
		if (!unchecked) void move('accepted', { checked });
	};
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
					{doubts.length > 0 && (
						<div className="grid gap-2">
							<OfferDoubts application={application} withLink={false} />
							<label className="flex min-h-11 items-center gap-3 font-semibold">
								<input
									type="checkbox"
									checked={checked}
									aria-describedby={missing ? error : undefined}
									aria-invalid={missing || undefined}
									onChange={({ target }) => setChecked(target.checked)}
									className="size-5 shrink-0"
								/>
								{checkedWords(doubts)}
							</label>
							{missing && <FieldError id={error} error="Tick that you have checked it." />}
						</div>
					)}
					<p>
						<span>{internship?.source === 'employer' ? 'The employer sees' : 'We see'}</span> it at
						once. You can undo this for ten minutes; then it is emailed to both of you.
					</p>
				</>,
				<Button look="hot" disabled={moving} onClick={accept}>
					{moving ? 'Accepting...' : 'Yes, accept it'}
				</Button>,
				'Not yet',
			)}
		</>
	);
}

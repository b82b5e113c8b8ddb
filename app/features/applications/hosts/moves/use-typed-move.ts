import { useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import type { TemplateStatus } from '#schema/applications/applicants.ts';
import type { RejectionReason } from '#schema/applications/application-moves.ts';
import { usualOfferDay } from '#schema/applications/offer-days.ts';
import { daysAfter } from '#schema/london-day.ts';
import { draftValues, reasonsIn } from './stored-move.ts';
import { type Invited, presetInvitation, type TypedInvitation } from './typed-invitation.ts';
import { type OfferTo, presetOffer, type TypedOffer } from './typed-offer.ts';

export type TypedMove = {
	/** Of a rejection. */
	reasons: RejectionReason[];
	/** Null while it is as we have drafted it. */
	message: string | null;
	/** The last day for the answer to an offer. */
	until: string;
	/** What is offered to the one applicant. */
	offer: TypedOffer | null;
	/** The times of an interview. */
	invitation: TypedInvitation;
};

/** What is typed for a move, stored in this tab until it is sent; of what is as we propose it nothing is stored. */
export function useTypedMove({
	to,
	storedAs,
	offerUntil,
	offerTo,
	invited,
	today,
}: {
	to: TemplateStatus;
	storedAs: string;
	offerUntil: string | null | undefined;
	offerTo: OfferTo | undefined;
	invited: Invited | null;
	today: string;
}) {
	const stored = useFormDraft(storedAs);
	const usualDay = laterOf(usualOfferDay(today), offerUntil);
	const usualOffer = to === 'offered' && offerTo ? presetOffer(offerTo, today) : null;
	const [usualTimes] = useState(() => presetInvitation(invited));
	const [typed, setTyped] = useState<TypedMove>(() => {
		const before = stored.typed.to === to ? stored.typed : {};
		return {
			reasons: reasonsIn(before.reasons),
			message: before.message ?? null,
			until: before['offer-until'] ?? usualDay,
			offer: before.offer && usualOffer ? JSON.parse(before.offer) : usualOffer,
			invitation: before.interview ? JSON.parse(before.interview) : usualTimes,
		};
	});
	const change = (changes: Partial<TypedMove>) => {
		const next = { ...typed, ...changes };
		setTyped(next);
		const own = next.until === usualDay ? null : next.until;
		const offer = JSON.stringify(next.offer) === JSON.stringify(usualOffer) ? null : next.offer;
		const interview = next.invitation === usualTimes ? null : next.invitation;
		const isAsDrafted =
			next.message === null && own === null && offer === null && interview === null;
		if (next.reasons.length === 0 && isAsDrafted) stored.clear();
		else stored.write(draftValues(to, next.reasons, next.message, { own, offer, interview }));
	};
	return { typed, change, clear: stored.clear };
}

/** A renewed offer ends later than the one before. */
const laterOf = (usual: string, before: string | null | undefined) =>
	before && before >= usual ? daysAfter(before, 1) : usual;

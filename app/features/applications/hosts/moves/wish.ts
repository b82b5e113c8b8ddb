import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { hasErrors } from '#app/ui/forms/field-values.ts';
import { plainOf } from '#app/ui/forms/typed.ts';
import type { TemplateStatus } from '#schema/applications/applicants.ts';
import type { RejectionReason } from '#schema/applications/application-moves.ts';
import type { GivenInvitation } from '#schema/applications/interview/invitation.ts';
import type { OfferFacts } from '#schema/applications/offer/offer-facts.ts';
import { isOfferDay, OFFER_DAY_ASKED } from '#schema/applications/offer-days.ts';
import type { Asked } from './send-result.ts';
import { faultsOf } from './stored-move.ts';
import { type Invited, readInvitation } from './typed-invitation.ts';
import { type OfferTo, readOffer } from './typed-offer.ts';
import type { TypedMove } from './use-typed-move.ts';

export type Wish = {
	to: TemplateStatus;
	reasons: RejectionReason[];
	message: string;
	/** Of an offer, the last day for its answer. */
	offer_until: string | null;
	/** What is offered; null where the listing says it. */
	offer: OfferFacts | null;
	/** The times of an interview; null where the student is to write. */
	interview: GivenInvitation | null;
} & Partial<Record<Asked, true>>;

/** What is typed as it is sent, or what is wrong with it. */
export function readWish(
	values: FormData,
	typed: TypedMove,
	{
		to,
		offerTo,
		invited,
		today,
	}: { to: TemplateStatus; offerTo: OfferTo | undefined; invited: Invited | null; today: string },
): { wish: Wish } | { faults: FieldErrors } {
	const { reasons } = typed;
	const message = plainOf(values, 'message');
	const offer_until = to === 'offered' ? plainOf(values, 'offer-until') : null;
	const faults = faultsOf(to, reasons, message);
	if (offer_until !== null && !isOfferDay(offer_until, today))
		faults['offer-until'] = OFFER_DAY_ASKED;
	const offer = typed.offer && offerTo ? readOffer(typed.offer, offerTo, today) : null;
	for (const [field, fault] of Object.entries(offer?.faults ?? {}))
		faults[`offer-${field}`] = fault;
	const times =
		to === 'interview' ? readInvitation(typed.invitation, invited?.seen ?? null, today) : null;
	Object.assign(faults, times?.faults);
	if (hasErrors(faults)) return { faults };
	return {
		wish: {
			to,
			reasons,
			message,
			offer_until,
			offer: offer?.facts ?? null,
			interview: times?.given ?? null,
		},
	};
}

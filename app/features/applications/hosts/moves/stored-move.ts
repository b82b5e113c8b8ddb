import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import type { TemplateStatus } from '#schema/applications/applicants.ts';
import { REJECTION_REASONS, type RejectionReason } from '#schema/applications/application-moves.ts';
import { isSentence, SENTENCE_ASKED } from '#schema/applications/rejection-message.ts';
import type { TypedInvitation } from './typed-invitation.ts';
import type { TypedOffer } from './typed-offer.ts';

/** The form in which a move of one application is typed, as it is stored. */
export const moveDraft = (id: string) => `move-${id}`;

/** The reasons of a rejection, as they are stored. */
export const reasonsIn = (stored = '') =>
	(Object.keys(REJECTION_REASONS) as RejectionReason[]).filter((reason) =>
		stored.split(' ').includes(reason),
	);

/**
 * What was typed, as it is stored until it is sent.
 * @param text null while it is as we have drafted it; so are the last day of an offer, its facts, and the times
 */
export function draftValues(
	to: TemplateStatus,
	reasons: RejectionReason[],
	text: string | null,
	details: { own: string | null; offer: TypedOffer | null; interview: TypedInvitation | null },
) {
	const values = new FormData();
	values.set('to', to);
	values.set('reasons', reasons.join(' '));
	if (details.own !== null) values.set('offer-until', details.own);
	if (details.offer !== null) values.set('offer', JSON.stringify(details.offer));
	if (details.interview !== null) values.set('interview', JSON.stringify(details.interview));
	if (text !== null) values.set('message', text);
	return values;
}

/** What a rejection lacks. */
export function faultsOf(
	to: TemplateStatus,
	reasons: RejectionReason[],
	message: string,
): FieldErrors {
	if (to !== 'rejected') return {};
	return {
		...(reasons.length === 0 && { reasons: 'Choose at least one reason.' }),
		...(!isSentence(message) && { message: SENTENCE_ASKED }),
	};
}

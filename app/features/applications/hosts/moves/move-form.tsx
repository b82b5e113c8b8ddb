import { useRef, useState } from 'react';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { hasErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import type { TemplateStatus } from '#schema/applications/applicants.ts';
import type { RejectionReason } from '#schema/applications/application-moves.ts';
import type { GivenInvitation } from '#schema/applications/interview/invitation.ts';
import type { OfferFacts } from '#schema/applications/offer/offer-facts.ts';
import {
	earliestOfferDay,
	isOfferDay,
	latestOfferDay,
	OFFER_DAY_ASKED,
	usualOfferDay,
} from '#schema/applications/offer-days.ts';
import { limits } from '#schema/limits.ts';
import { daysAfter, END_OF_DAY } from '#schema/london-day.ts';
import {
	draftOf,
	filledIn,
	isRenewal,
	moveName,
	otherTimesDraft,
	renewalDraft,
	withoutName,
} from './drafted-message.ts';
import { InvitationFields } from './invitation-fields.tsx';
import { OfferFields } from './offer-fields.tsx';
import { ReasonFields } from './reason-fields.tsx';
import type { SendResult } from './send-result.ts';
import { draftValues, faultsOf, reasonsIn } from './stored-move.ts';
import { TemplateButtons } from './template-buttons.tsx';
import {
	type Invited,
	presetInvitation,
	readInvitation,
	type TypedInvitation,
} from './typed-invitation.ts';
import { type OfferTo, presetOffer, readOffer, type TypedOffer } from './typed-offer.ts';

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
	/** Whether more may be offered than there are places: asked once. */
	beyond_places: boolean;
};

/**
 * The message of a move, drafted and theirs to change, and for a rejection its reasons.
 * @param storedAs where what was typed is stored until it is sent
 * @param name of the one applicant; undefined for many, and where it is hidden: `{name}` stands for it
 * @param onSend whether it was sent
 */
export function MoveForm({
	to,
	storedAs,
	name,
	several = false,
	offerUntil,
	offerTo,
	invited = null,
	today,
	onSend,
	onCancel,
}: {
	to: TemplateStatus;
	storedAs: string;
	name?: string | null;
	/** Whether it is sent to more than one. */
	several?: boolean;
	/** The last day of the offer that is renewed. */
	offerUntil?: string | null;
	/** The one applicant; several are offered what their listing says. */
	offerTo?: OfferTo;
	/** The invitation that other times take the place of. */
	invited?: Invited | null;
	today: string;
	onSend: (wish: Wish) => Promise<SendResult>;
	onCancel: () => void;
}) {
	const { contact, templates } = useHost();
	const stored = useFormDraft(storedAs);
	const before = stored.typed.to === to ? stored.typed : {};
	const [reasons, setReasons] = useState(() => reasonsIn(before.reasons));
	/** Null while it is as we have drafted it. */
	const [typed, setTyped] = useState(before.message ?? null);
	const usual = laterOf(usualOfferDay(today), offerUntil);
	const [until, setUntil] = useState(before['offer-until'] ?? usual);
	const preset = to === 'offered' && offerTo ? presetOffer(offerTo, today) : null;
	const [offer, setOffer] = useState<TypedOffer | null>(() =>
		before.offer && preset ? JSON.parse(before.offer) : preset,
	);
	const [usualTimes] = useState(() => presetInvitation(invited));
	const [invitation, setInvitation] = useState<TypedInvitation>(() =>
		before.interview ? JSON.parse(before.interview) : usualTimes,
	);
	/** That there are fewer places than offers. */
	const [asked, setAsked] = useState<string | null>(null);
	const many = name === undefined;
	const draft = isRenewal(to, offerUntil)
		? renewalDraft
		: invited && to === 'interview' && !invitation.in_writing
			? otherTimesDraft
			: draftOf(to, reasons, templates, invitation.in_writing ? contact : null);
	const message = typed ?? (many ? draft : filledIn(draft, name));
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const offer_until = to === 'offered' ? plainOf(values, 'offer-until') : null;
		const faults = faultsOf(to, reasons, plainOf(values, 'message'));
		if (offer_until !== null && !isOfferDay(offer_until, today))
			faults['offer-until'] = OFFER_DAY_ASKED;
		const read = offer && offerTo ? readOffer(offer, offerTo, today) : null;
		for (const [field, fault] of Object.entries(read?.faults ?? {}))
			faults[`offer-${field}`] = fault;
		const times =
			to === 'interview' ? readInvitation(invitation, invited?.seen ?? null, today) : null;
		Object.assign(faults, times?.faults);
		if (hasErrors(faults)) return faults;
		const sent = { to, reasons, message: plainOf(values, 'message'), offer_until };
		const wish = {
			...sent,
			offer: read?.facts ?? null,
			interview: times?.given ?? null,
			beyond_places: asked !== null,
		};
		const result = await onSend(wish);
		if (result === true) stored.clear();
		setAsked(typeof result === 'object' && 'ask' in result ? result.ask : null);
		return typeof result === 'object' && 'faults' in result ? result.faults : null;
	});
	const change = (
		chosen: RejectionReason[],
		text: string | null,
		day = until,
		facts: TypedOffer | null = offer,
		typedTimes = invitation,
	) => {
		setReasons(chosen);
		setTyped(text);
		setUntil(day);
		setOffer(facts);
		setInvitation(typedTimes);
		const own = day === usual ? null : day;
		const changed = JSON.stringify(facts) === JSON.stringify(preset) ? null : facts;
		const times = typedTimes === usualTimes ? null : typedTimes;
		const isAsDrafted = text === null && own === null && changed === null && times === null;
		if (chosen.length === 0 && isAsDrafted) stored.clear();
		else stored.write(draftValues(to, chosen, text, { own, offer: changed, interview: times }));
	};
	/** Called when an answer is there: what was typed meanwhile stays. @param words that were kept, or given up */
	const useDrafted = useRef<(words: string) => void>(null);
	useDrafted.current = (words) => {
		if (withoutName(message, name ?? null) === words) change(reasons, null);
	};
	const cancel = () => {
		stored.clear();
		onCancel();
	};
	return (
		<SubmitForm
			onSubmit={onSubmit}
			className="grid gap-4"
			aria-label={moveName(to, { offerUntil, invited })}
		>
			{to === 'rejected' && (
				<ReasonFields
					chosen={reasons}
					onChoose={(chosen) => change(chosen, typed)}
					error={errors.reasons}
				/>
			)}
			{to === 'offered' && (
				<TextField
					label="Answer by"
					name="offer-until"
					type="date"
					required
					value={until}
					onChange={({ target }) => change(reasons, typed, target.value)}
					min={earliestOfferDay(today)}
					max={latestOfferDay(today)}
					hint={`They accept by the ${END_OF_DAY}, and we remind them. Three working days at least.`}
					error={errors['offer-until']}
				/>
			)}
			{to === 'interview' && (
				<InvitationFields
					typed={invitation}
					today={today}
					several={several}
					onChange={(times) => change(reasons, typed, until, offer, times)}
					errors={errors}
				/>
			)}
			<TextArea
				label={several ? 'Message to each student' : 'Message to the student'}
				name="message"
				required={to === 'rejected'}
				hint={
					many
						? several
							? 'Each reads it together with the new status; {name} becomes the name of each.'
							: 'Drafted for you; {name} becomes the name of the student.'
						: 'Drafted for you; change what you like.'
				}
				rows={9}
				maxLength={limits.message}
				value={message}
				onChange={({ target }) => change(reasons, target.value)}
				error={errors.message}
			/>
			<TemplateButtons
				to={to}
				words={withoutName(message, name ?? null)}
				onKept={(words) => useDrafted.current?.(words)}
			/>
			{offer && offerTo && (
				<OfferFields
					typed={offer}
					to={offerTo}
					today={today}
					onChange={(facts) => change(reasons, typed, until, facts)}
					errors={errors}
				/>
			)}
			{/* Always in view. */}
			<div className="bottom-0 tall:sticky -mx-inset -mb-inset flex flex-wrap items-center gap-3 border-t border-line bg-card px-inset py-3">
				{asked && (
					<p role="alert" className="w-full font-semibold text-hot">
						{asked}
					</p>
				)}
				<Button type="submit" look={to === 'rejected' ? 'hot' : 'primary'} disabled={submitting}>
					{submitting ? 'Sending...' : asked ? 'Go on, send' : 'Send'}
				</Button>
				<Button look="secondary" onClick={cancel} disabled={submitting}>
					Cancel
				</Button>
				<p className="flex-[1_1_7rem] text-note text-muted">
					Seen in ten minutes; undo until then.
				</p>
			</div>
		</SubmitForm>
	);
}

/** A renewed offer ends later than the one before. */
const laterOf = (usual: string, before: string | null | undefined) =>
	before && before >= usual ? daysAfter(before, 1) : usual;

import { useId, useRef, useState } from 'react';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea, TextField } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import type { TemplateStatus } from '#schema/applications/applicants.ts';
import { REJECTION_REASONS, type RejectionReason } from '#schema/applications/application-moves.ts';
import { earliestOfferDay, latestOfferDay } from '#schema/applications/offer-days.ts';
import { limits } from '#schema/limits.ts';
import { END_OF_DAY } from '#schema/london-day.ts';
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
import type { Asked, SendResult } from './send-result.ts';
import { TemplateButtons } from './template-buttons.tsx';
import type { Invited } from './typed-invitation.ts';
import type { OfferTo } from './typed-offer.ts';
import { type TypedMove, useTypedMove } from './use-typed-move.ts';
import { readWish, type Wish } from './wish.ts';

type MoveFormProps = {
	to: TemplateStatus;
	/** Where what was typed is stored until it is sent. */
	storedAs: string;
	/** Of the one applicant; undefined for many, and where it is hidden: `{name}` stands for it. */
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
	/** @returns whether it was sent */
	onSend: (wish: Wish) => Promise<SendResult>;
	onCancel: () => void;
};

/** The message of a move, drafted and theirs to change, with what its status brings along: reasons, a day, times, an offer. */
export function MoveForm(props: MoveFormProps) {
	const { to, name, several = false, offerUntil, offerTo, invited = null, today } = props;
	const { typed, change, clear } = useTypedMove({
		to,
		storedAs: props.storedAs,
		offerUntil,
		offerTo,
		invited,
		today,
	});
	/** What is asked before it is sent, and what was gone on with before. */
	const [asked, setAsked] = useState<{ words: string; agreed: Partial<Record<Asked, true>> }>();
	const many = name === undefined;
	const draft = useDraftedMessage(props, typed);
	const message = typed.message ?? (many ? draft : filledIn(draft, name));
	const { onSubmit, errors, submitting } = useSubmit(async (values) => {
		const read = readWish(values, typed, { to, offerTo, invited, today });
		if ('faults' in read) return read.faults;
		const result = await props.onSend({ ...read.wish, ...asked?.agreed });
		if (result === true) clear();
		setAsked(
			typeof result === 'object' && 'ask' in result
				? { words: result.ask, agreed: { ...asked?.agreed, [result.about]: true } }
				: undefined,
		);
		return typeof result === 'object' && 'faults' in result ? result.faults : null;
	});
	/** Called when an answer is there: what was typed meanwhile stays. @param words that were kept, or given up */
	const useDrafted = useRef<(words: string) => void>(null);
	useDrafted.current = (words) => {
		if (withoutName(message, name ?? null) === words) change({ message: null });
	};
	const cancel = () => {
		clear();
		props.onCancel();
	};
	return (
		<SubmitForm
			onSubmit={onSubmit}
			className="grid gap-4"
			aria-label={moveName(to, { offerUntil, invited })}
		>
			{to === 'rejected' && (
				<ReasonFields
					chosen={typed.reasons}
					onChoose={(reasons) => change({ reasons })}
					error={errors.reasons}
				/>
			)}
			{to === 'offered' && (
				<TextField
					label="Answer by"
					name="offer-until"
					type="date"
					required
					value={typed.until}
					onChange={({ target }) => change({ until: target.value })}
					min={earliestOfferDay(today)}
					max={latestOfferDay(today)}
					hint={`They accept by the ${END_OF_DAY}, and we remind them. Three working days at least.`}
					error={errors['offer-until']}
				/>
			)}
			{to === 'interview' && (
				<InvitationFields
					typed={typed.invitation}
					today={today}
					several={several}
					onChange={(invitation) => change({ invitation })}
					errors={errors}
				/>
			)}
			<TextArea
				label={several ? 'Message to each student' : 'Message to the student'}
				name="message"
				required={to === 'rejected'}
				hint={hintOf(many, several)}
				rows={9}
				maxLength={limits.message}
				value={message}
				onChange={({ target }) => change({ message: target.value })}
				error={errors.message}
			/>
			<TemplateButtons
				to={to}
				words={withoutName(message, name ?? null)}
				onKept={(words) => useDrafted.current?.(words)}
			/>
			{typed.offer && offerTo && (
				<OfferFields
					typed={typed.offer}
					to={offerTo}
					today={today}
					onChange={(offer) => change({ offer })}
					errors={errors}
				/>
			)}
			{/* Always in view. */}
			<div className="bottom-0 tall:sticky -mx-inset -mb-inset flex flex-wrap items-center gap-3 border-t border-line bg-card px-inset py-3">
				{asked && (
					<p role="alert" className="w-full font-semibold text-hot">
						{asked.words}
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

/** What we propose to write, or what the company has kept for such a move. */
function useDraftedMessage(
	{ to, offerUntil, invited }: MoveFormProps,
	{ reasons, invitation }: TypedMove,
): string {
	const { contact, templates } = useHost();
	if (isRenewal(to, offerUntil)) return renewalDraft;
	if (invited && to === 'interview' && !invitation.in_writing) return otherTimesDraft;
	return draftOf(to, reasons, templates, invitation.in_writing ? contact : null);
}

function hintOf(many: boolean, several: boolean): string {
	if (!many) return 'Drafted for you; change what you like.';
	return several
		? 'Each reads it together with the new status; {name} becomes the name of each.'
		: 'Drafted for you; {name} becomes the name of the student.';
}

/** Why an application was not chosen: one reason at least. */
function ReasonFields({
	chosen,
	onChoose,
	error,
}: {
	chosen: readonly RejectionReason[];
	onChoose: (reasons: RejectionReason[]) => void;
	error: string | undefined;
}) {
	const id = useId();
	const toggled = (reason: RejectionReason) =>
		chosen.includes(reason) ? chosen.filter((one) => one !== reason) : [...chosen, reason];
	return (
		<fieldset aria-describedby={error && `${id}-error`} className="grid gap-1">
			<legend className="mb-1">
				<b>Why not this time?</b> <span className="text-small text-muted">Choose one or more.</span>
			</legend>
			{(Object.keys(REJECTION_REASONS) as RejectionReason[]).map((reason) => (
				<label key={reason} className="flex min-h-11 pointer-fine:min-h-7 items-center gap-3">
					<input
						type="checkbox"
						name="reasons"
						value={reason}
						checked={chosen.includes(reason)}
						onChange={() => onChoose(toggled(reason))}
						aria-invalid={error ? true : undefined}
						className="size-5 shrink-0"
					/>
					<span>{REJECTION_REASONS[reason]}</span>
				</label>
			))}
			{error && (
				<p id={`${id}-error`} className="text-small font-semibold text-hot">
					<span className="sr-only">Error: </span>
					{error}
				</p>
			)}
		</fieldset>
	);
}

import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { AnswerPicker } from '#app/features/staff/saved-answers/answer-picker.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { hasErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import type { StaffDraft } from '#schema/employers/posting.ts';
import { approveDraft, returnDraft } from './api.ts';
import { AsStudentsSee } from './as-students-see.tsx';
import { DecideBar, type Decision } from './decide-bar.tsx';
import { reviewKeys } from './review-keys.ts';
import { ReviewLines } from './review-lines.tsx';
import { Risks } from './risks.tsx';
import { useReview } from './use-review.ts';

/** What to look at first; each thing that the draft says, beside what was there before; and the decision. */
export function ReviewForm({
	draft,
	isOff,
	onTyped,
	onDecided,
}: {
	draft: StaffDraft;
	/** Whether a colleague has it: then nothing is decided. */
	isOff: boolean;
	onTyped: () => void;
	onDecided: (call: CallResult<StaffDraft>) => Promise<void>;
}) {
	const { content, published, version, id } = draft;
	const [decision, setDecision] = useState<Decision>('return');
	const review = useReview(draft);
	const { lines, open, folded, returned, undecided } = review;
	const changed = lines.filter(({ isChanged }) => isChanged).length;
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const reason = plainOf(values, 'reason') || (returned.length > 0 ? READ_COMMENTS : '');
		const faults = review.missing(decision, reason);
		for (const name of Object.keys(faults))
			form.querySelector(`[name="${name}"]`)?.closest('details')?.setAttribute('open', '');
		if (hasErrors(faults)) return faults;
		const result = await (decision === 'approve'
			? approveDraft(id, version)
			: returnDraft(id, { version, reason, comments: review.written() }));
		if (result.ok) review.clear();
		await onDecided(result);
		return null;
	});
	const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOff) return;
		event.preventDefault();
		flushSync(() => setDecision('return'));
		event.currentTarget.requestSubmit();
	};
	const common = { draft, review, errors };
	return (
		<SubmitForm
			// A comment with the focus, and what is missing of it, is above the bar at the lower edge.
			className="grid gap-5 [&_:is(a,button,input,summary,textarea)]:scroll-mb-44"
			onFocus={({ target }) => {
				if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
			}}
			onSubmit={onSubmit}
			onKeyDown={onKeyDown}
			onInput={(event) => {
				review.store(event.currentTarget);
				onTyped();
			}}
		>
			<Risks
				company={draft.company_id}
				risks={review.risks}
				lines={lines.map(({ line }) => line)}
			/>
			{!review.isFirst && (
				<p>
					<b className="even-figures">{changed}</b> changed,{' '}
					<b className="even-figures">{lines.length - changed}</b> unchanged
					{!published && <span>{' since it was returned'}</span>}
				</p>
			)}
			<div className="overflow-hidden rounded-card border border-line bg-card">
				<AsStudentsSee draft={draft} />
				<ReviewLines lines={open} {...common} />
				{folded.length > 0 && (
					<details className={cn(open.length > 0 && 'border-t border-line')}>
						<summary className="min-h-11 px-4 py-3 sm:px-5">
							<b>
								{folded.length} <span>{folded.length === 1 ? 'field' : 'fields'}</span> unchanged
							</b>{' '}
							<span className="text-small text-muted">
								<span>{published ? 'and public already' : 'since it was returned'}</span>:{' '}
								{folded.map(({ line }) => line.label.toLowerCase()).join(', ')}
							</span>
						</summary>
						<ReviewLines lines={folded} {...common} />
					</details>
				)}
			</div>
			<div data-no-print={returned.length > 0 ? undefined : ''} className="grid gap-2">
				<TextArea
					label="Reason for returning it"
					name="reason"
					required={returned.length === 0}
					defaultValue={review.reason}
					hint={readWith(returned.length)}
					error={errors.reason}
					rows={3}
					maxLength={2_000}
				/>
				<AnswerPicker
					kind="draft"
					filling={{ title: content.title, company: draft.company }}
					name="reason"
				/>
			</div>
			<DecideBar
				keys={reviewKeys(undecided, (field, choice) => {
					review.choose(field, choice);
					onTyped();
				})}
				undecided={undecided}
				returned={returned.length}
				disabled={submitting || isOff}
				taken={submitting ? decision : null}
				onDecide={(wanted) => flushSync(() => setDecision(wanted))}
			/>
		</SubmitForm>
	);
}

/** What the employer reads where nothing but comments is written. */
const READ_COMMENTS = 'Please change what the comments at the fields say.';

const readWith = (comments: number) => {
	if (comments === 0) return 'The employer reads it';
	return `The employer reads it, with ${comments === 1 ? 'your comment' : `your ${comments} comments`} at the fields. Left empty it says: “${READ_COMMENTS}”`;
};

import { useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { draftLines } from '#schema/employers/draft-words.ts';
import { draftProblems } from '#schema/employers/internship-draft.ts';
import type { Comments, StaffDraft } from '#schema/employers/posting.ts';
import { type DraftContent, EMPTY_DRAFT, type FieldName } from '#schema/internships/fields.ts';
import { hourlyPay, pounds } from '#schema/internships/pay-periods.ts';
import { approveDraft, returnDraft } from './api.ts';
import { ReviewLine } from './review-line.tsx';

/** Each thing that the draft says, beside what is public; comments on them, and the decision. */
export function ReviewForm({
	draft,
	onChanged,
}: {
	draft: StaffDraft;
	onChanged: (call: CallResult<StaffDraft>) => void;
}) {
	const { content, published, today, version, id } = draft;
	const [working, setWorking] = useState(false);
	const [problem, setProblem] = useState('');
	const stored = useFormDraft(`review-${id}`);
	const [comments, setComments] = useState(() => commentsIn(stored.typed));
	/** What is public of it; or else what it was when it was returned. */
	const earlier = published ?? draft.returned;
	const before = earlier ? draftLines(earlier) : null;
	const lines = draftLines(content).map((line, place) => {
		const old = before?.[place]?.text ?? null;
		return { line, old, isChanged: old !== null && old !== line.text };
	});
	const problems = draftProblems(content, today, published ?? undefined, (name) =>
		Boolean(content[name]),
	);
	const empty = draftLines(EMPTY_DRAFT);
	const shown = lines.filter(
		({ line, isChanged }, place) =>
			isChanged || (published === null && (line.text !== '' || empty[place]?.text !== '')),
	);
	const changed = lines.filter(({ isChanged }) => isChanged).length;
	const returning = Object.values(comments).filter((text) => text.trim() !== '').length;

	const run = async (call: () => Promise<CallResult<StaffDraft>>) => {
		setProblem('');
		setWorking(true);
		const result = await call();
		setWorking(false);
		if (result.ok) stored.clear();
		onChanged(result);
	};
	const sendBack = (form: HTMLFormElement) => {
		const reason = plainOf(new FormData(form), 'reason');
		if (reason === '') {
			setProblem('Write at least one sentence to the employer.');
			return form.querySelector<HTMLElement>('[name=reason]')?.focus();
		}
		const written = Object.fromEntries(
			Object.entries(comments).filter(([, text]) => text.trim() !== ''),
		) as Record<FieldName, string>;
		return run(() => returnDraft(id, { version, reason, comments: written }));
	};
	const isTheirs = draft.claim !== null && !draft.claim.mine;
	return (
		<form
			noValidate
			className="grid gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				void sendBack(event.currentTarget);
			}}
			onInput={(event) => stored.write(typedIn(event.currentTarget, comments))}
		>
			{before && (
				<p>
					<b className="even-figures">{changed}</b> changed,{' '}
					<b className="even-figures">{lines.length - changed}</b> unchanged
					{!published && ' since it was returned'}
				</p>
			)}
			<ul className="rounded-card border border-line bg-card">
				{shown.map(({ line, old, isChanged }) => (
					<ReviewLine
						key={line.field}
						line={line}
						old={isChanged ? old : null}
						oldLabel={published ? 'Public now' : 'When returned'}
						hourly={
							line.field === 'pay_amount' ? [hourlyWords(earlier), hourlyWords(content)] : undefined
						}
						problem={line.fields.map((field) => problems[field]).find(Boolean)}
						comment={comments[line.field] ?? ''}
						earlier={draft.comments[line.field]}
						onComment={(text) => setComments((given) => ({ ...given, [line.field]: text }))}
					/>
				))}
			</ul>
			<div className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5">
				<TextArea
					label="Reason for returning it"
					name="reason"
					required
					defaultValue={stored.typed.reason}
					hint={readWith(returning)}
					error={problem || undefined}
					rows={3}
					maxLength={2_000}
				/>
				<div className="flex flex-wrap gap-3">
					<Button
						disabled={working || isTheirs}
						onClick={() => run(() => approveDraft(id, version))}
					>
						Approve
					</Button>
					<Button type="submit" look="hot" disabled={working || isTheirs}>
						Return
					</Button>
				</div>
			</div>
		</form>
	);
}

const COMMENT = 'comment-';

const commentsIn = (typed: Record<string, string>): Comments =>
	Object.fromEntries(
		Object.entries(typed).flatMap(([name, text]) =>
			name.startsWith(COMMENT) ? [[name.slice(COMMENT.length), text]] : [],
		),
	);

/** The fields that are shown, and the comments whose fields are closed. */
function typedIn(form: HTMLFormElement, comments: Comments) {
	const values = new FormData(form);
	for (const [field, text] of Object.entries(comments))
		if (!values.has(COMMENT + field)) values.set(COMMENT + field, text);
	return values;
}

const readWith = (comments: number) => {
	if (comments === 0) return 'The employer reads it';
	return `The employer reads it, with ${comments === 1 ? 'your comment' : `your ${comments} comments`} at the fields`;
};

/** "£17.14 an hour"; empty where pay or hours are missing. */
function hourlyWords(content: DraftContent | null): string {
	const { pay_amount, pay_per, hours } = content ?? {};
	if (!pay_amount || !pay_per || !hours) return '';
	return `${pounds(hourlyPay({ amount: pay_amount, per: pay_per, hours }))} an hour`;
}

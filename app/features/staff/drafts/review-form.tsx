import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { AnswerPicker } from '#app/features/staff/saved-answers/answer-picker.tsx';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { cn } from '#app/lib/cn.ts';
import type { SingleKey } from '#app/lib/single-keys.ts';
import { WageGauge } from '#app/ui/charts/wage-gauge.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { type FieldErrors, hasErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { RETURN_WORDS } from '#schema/employers/draft-queue.ts';
import type { Risk } from '#schema/employers/draft-risks.ts';
import { type DraftLine, draftLines } from '#schema/employers/draft-words.ts';
import type { Comments, StaffDraft } from '#schema/employers/posting.ts';
import {
	type DraftContent,
	EMPTY_DRAFT,
	FIELD_NAMES,
	type FieldName,
} from '#schema/internships/fields.ts';
import { wageCheck } from '#schema/internships/wage-check.ts';
import { approveDraft, returnDraft } from './api.ts';
import { AsStudentsSee, hourlyWords } from './as-students-see.tsx';
import { DecideBar, type Decision } from './decide-bar.tsx';
import { type Choice, lineId, ReviewLine } from './review-line.tsx';
import { Risks } from './risks.tsx';

type Line = { line: DraftLine; old: string | null; isChanged: boolean; risks: Risk[] };

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
	const filling = { title: content.title, company: draft.company };
	const [decision, setDecision] = useState<Decision>('return');
	const stored = useFormDraft(`review-${id}`);
	const [comments, setComments] = useState(() => commentsIn(stored.typed));
	const [chosen, setChosen] = useState(() => choicesIn(stored.typed));
	const { risks } = draft;
	const lines = linesOf(draft, risks);
	const isFirst = published === null && draft.returned === null;
	const open = lines.filter(({ isChanged, risks: own }) => isFirst || isChanged || own.length > 0);
	const folded = lines.filter((line) => !open.includes(line));
	const changed = lines.filter(({ isChanged }) => isChanged).length;
	/** Nobody finds a risk fine without saying so. */
	const choiceOf = ({ line: { field }, risks: own }: Line): Choice =>
		chosen[field] ?? (own.length > 0 ? null : 'fine');
	const undecided = lines.filter((line) => choiceOf(line) === null);
	const returned = lines.filter((line) => choiceOf(line) === 'return');

	/** A field that goes back for a risk has words to begin with. */
	const choose = (field: FieldName, choice: 'fine' | 'return') => {
		const own = lines.find(({ line }) => line.field === field)?.risks ?? [];
		const words = own.map(({ kind }) => RETURN_WORDS[kind]).find(Boolean);
		if (choice === 'return' && words && !comments[field]?.trim())
			setComments((given) => ({ ...given, [field]: words }));
		setChosen((given) => ({ ...given, [field]: choice }));
	};
	const chooseByKey = (choice: 'fine' | 'return') => {
		const field = lineAtFocus() ?? undecided[0]?.line.field ?? visibleLines()[0];
		if (!field) return;
		flushSync(() => choose(field, choice));
		onTyped();
		if (choice === 'return') return focusComment(field);
		const next = undecided.find(({ line }) => line.field !== field);
		focusLine(next?.line.field ?? field);
	};
	const keys: SingleKey[] = [
		{ key: 'j', words: 'Next field', does: () => focusLine(beside(1)) },
		{ key: 'k', words: 'Field before', does: () => focusLine(beside(-1)) },
		{ key: 'f', words: 'Fine: this field, or the next to decide', does: () => chooseByKey('fine') },
		{ key: 'r', words: 'Return this field, with a comment', does: () => chooseByKey('return') },
		{ key: 'a', words: 'Approve' },
		{ key: 'b', words: 'Return the draft; Ctrl and Enter while you write' },
		{ key: '1–9', words: 'Insert a saved answer as the reason' },
	];

	/** What is missing for the decision, by the name of the field. */
	const missing = (reason: string): FieldErrors => {
		const [first] = undecided;
		if (decision === 'approve')
			return first ? { [CHOICE + first.line.field]: 'Say whether it is fine, or goes back.' } : {};
		const silent = returned.find(({ line }) => !comments[line.field]?.trim());
		if (silent) return { [COMMENT + silent.line.field]: 'Say what to change.' };
		return reason === '' ? { reason: 'Write at least one sentence to the employer.' } : {};
	};
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const reason = plainOf(values, 'reason') || (returned.length > 0 ? READ_COMMENTS : '');
		const faults = missing(reason);
		for (const name of Object.keys(faults))
			form.querySelector(`[name="${name}"]`)?.closest('details')?.setAttribute('open', '');
		if (hasErrors(faults)) return faults;
		const written = Object.fromEntries(
			returned.map(({ line: { field } }) => [field, comments[field]?.trim()]),
		) as Record<FieldName, string>;
		const result = await (decision === 'approve'
			? approveDraft(id, version)
			: returnDraft(id, { version, reason, comments: written }));
		if (result.ok) stored.clear();
		await onDecided(result);
		return null;
	});
	const isShort = ({ line: { field, text }, old, risks: own }: Line) =>
		old === null &&
		own.length === 0 &&
		field !== 'pay_amount' &&
		!draft.comments[field] &&
		hasRoomBesideChoice(text);
	const renderLine = (one: Line, isHalf: boolean) => {
		const { line, old, risks: own } = one;
		const { field } = line;
		return (
			<ReviewLine
				key={field}
				line={line}
				isShort={isShort(one)}
				isHalf={isHalf}
				old={old}
				oldLabel={published ? 'Public now' : 'When returned'}
				hourly={
					field === 'pay_amount'
						? [hourlyWords(published ?? draft.returned), hourlyWords(content)]
						: undefined
				}
				risks={own}
				gauge={field === 'pay_amount' && <Gauge content={content} />}
				choice={choiceOf(one)}
				comment={comments[field] ?? ''}
				earlier={draft.comments[field]}
				error={errors[(choiceOf(one) === null ? CHOICE : COMMENT) + field]}
				picker={
					<AnswerPicker kind="draft" filling={filling} name={COMMENT + field} hasKeys={false} />
				}
				onChoose={(choice) => choose(field, choice)}
				onComment={(text) => setComments((given) => ({ ...given, [field]: text }))}
			/>
		);
	};
	/** Two short lines that follow each other are beside each other where there is room. */
	const inColumns = (lines: Line[]) => {
		const halves = new Set<Line>();
		lines.forEach((one, place) => {
			const before = lines[place - 1];
			if (before && isShort(one) && isShort(before) && !halves.has(before))
				halves.add(before).add(one);
		});
		return (
			<ul className="-mt-px grid @3xl:grid-cols-2">
				{lines.map((one) => renderLine(one, halves.has(one)))}
			</ul>
		);
	};
	return (
		<SubmitForm
			// A comment with the focus, and what is missing of it, is above the bar at the lower edge.
			className="grid gap-5 [&_:is(a,button,input,summary,textarea)]:scroll-mb-44"
			onFocus={({ target }) => {
				if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest' });
			}}
			onSubmit={onSubmit}
			onKeyDown={(event) => {
				if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOff) return;
				event.preventDefault();
				flushSync(() => setDecision('return'));
				event.currentTarget.requestSubmit();
			}}
			onInput={(event) => {
				stored.write(typedIn(event.currentTarget, comments));
				onTyped();
			}}
		>
			<Risks company={draft.company_id} risks={risks} lines={lines.map(({ line }) => line)} />
			{!isFirst && (
				<p>
					<b className="even-figures">{changed}</b> changed,{' '}
					<b className="even-figures">{lines.length - changed}</b> unchanged
					{!published && <span>{' since it was returned'}</span>}
				</p>
			)}
			<div className="overflow-hidden rounded-card border border-line bg-card">
				<AsStudentsSee draft={draft} />
				{inColumns(open)}
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
						{inColumns(folded)}
					</details>
				)}
			</div>
			<div data-no-print={returned.length > 0 ? undefined : ''} className="grid gap-2">
				<TextArea
					label="Reason for returning it"
					name="reason"
					required={returned.length === 0}
					defaultValue={stored.typed.reason}
					hint={readWith(returned.length)}
					error={errors.reason}
					rows={3}
					maxLength={2_000}
				/>
				<AnswerPicker kind="draft" filling={filling} name="reason" />
			</div>
			<DecideBar
				keys={keys}
				undecided={undecided.map(({ line }) => line.field)}
				returned={returned.length}
				disabled={submitting || isOff}
				taken={submitting ? decision : null}
				onDecide={(wanted) => flushSync(() => setDecision(wanted))}
			/>
		</SubmitForm>
	);
}

/** All that the draft says, without what is blank; of a change only what is shown to have changed, or not. */
function linesOf({ content, published, returned }: StaffDraft, risks: Risk[]): Line[] {
	const earlier = published ?? returned;
	const before = earlier && draftLines(earlier);
	const blank = draftLines(EMPTY_DRAFT);
	return draftLines(content).flatMap((line, place) => {
		const old = before?.[place]?.text ?? null;
		const isChanged = old !== null && old !== line.text;
		const own = risks.filter(({ field }) => field === line.field);
		if (!isChanged && own.length === 0 && line.text === '' && blank[place]?.text === '') return [];
		return [{ line, old: isChanged ? old : null, isChanged, risks: own }];
	});
}

function Gauge({ content }: { content: DraftContent }) {
	const { pay_amount, pay_per, hours, starts_on, weeks, part_of_course } = content;
	if (!pay_amount || !hours || !starts_on || !weeks) return null;
	const { hourly, steps } = wageCheck({ pay_amount, pay_per, hours, starts_on, weeks });
	return <WageGauge hourly={hourly} steps={steps} counts={!part_of_course} />;
}

/** A few words that also fit where the text of the page is large. */
const hasRoomBesideChoice = (text: string) => text.length <= 40 && !/\n|\S{15}/.test(text);

const COMMENT = 'comment-';

const commentsIn = (typed: Record<string, string>): Comments =>
	Object.fromEntries(
		Object.entries(typed).flatMap(([name, text]) =>
			name.startsWith(COMMENT) ? [[name.slice(COMMENT.length), text]] : [],
		),
	);

const CHOICE = 'choice-';

/** What was chosen before the page was left; whoever has commented on a field wants it returned. */
const choicesIn = (typed: Record<string, string>): Partial<Record<FieldName, Choice>> =>
	Object.fromEntries(
		Object.entries(typed).flatMap(([name, value]) =>
			name.startsWith(CHOICE) && (value === 'fine' || value === 'return')
				? [[name.slice(CHOICE.length), value]]
				: [],
		),
	);

/** The fields that are shown, and the comments whose fields are closed. */
function typedIn(form: HTMLFormElement, comments: Comments) {
	const values = new FormData(form);
	for (const [field, text] of Object.entries(comments))
		if (!values.has(COMMENT + field)) values.set(COMMENT + field, text);
	return values;
}

/** What the employer reads where nothing but comments is written. */
const READ_COMMENTS = 'Please change what the comments at the fields say.';

const readWith = (comments: number) => {
	if (comments === 0) return 'The employer reads it';
	return `The employer reads it, with ${comments === 1 ? 'your comment' : `your ${comments} comments`} at the fields. Left empty it says: “${READ_COMMENTS}”`;
};

/** The field whose line has the focus. */
const lineAtFocus = () =>
	FIELD_NAMES.find((name) => document.activeElement?.closest(`#${lineId(name)}`));

/** The fields whose lines are not folded, in their order. */
const visibleLines = (): FieldName[] =>
	[...document.querySelectorAll<HTMLElement>(`[id^="${lineId('' as FieldName)}"]`)].flatMap(
		(line) =>
			(line.checkVisibility() && FIELD_NAMES.find((name) => lineId(name) === line.id)) || [],
	);

/** The line after the one that has the focus, or before it; the first or the last where none has. */
function beside(step: 1 | -1): FieldName | undefined {
	const fields = visibleLines();
	const at = lineAtFocus();
	return at ? fields[fields.indexOf(at) + step] : fields.at(step === 1 ? 0 : -1);
}

function focusLine(field: FieldName | undefined): void {
	const line = field && document.getElementById(lineId(field));
	if (!line) return;
	line.closest('details')?.setAttribute('open', '');
	(
		line.querySelector<HTMLElement>('input:checked') ?? line.querySelector<HTMLElement>('input')
	)?.focus();
}

function focusComment(field: FieldName): void {
	document.querySelector<HTMLElement>(`textarea[name="${COMMENT}${field}"]`)?.focus();
}

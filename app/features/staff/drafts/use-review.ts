import { useReducer } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import type { FieldErrors } from '#app/ui/forms/field-values.ts';
import { RETURN_WORDS } from '#schema/employers/draft-queue.ts';
import type { Risk } from '#schema/employers/draft-risks.ts';
import { type DraftLine, draftLines } from '#schema/employers/draft-words.ts';
import type { StaffDraft } from '#schema/employers/posting.ts';
import { EMPTY_DRAFT, type FieldName } from '#schema/internships/fields.ts';
import type { Decision } from './decide-bar.tsx';
import type { Choice } from './review-line.tsx';
import { CHOICE, COMMENT, say, storedThoughts, typedIn } from './typed-review.ts';

export type Line = { line: DraftLine; old: string | null; isChanged: boolean; risks: Risk[] };

export type Review = ReturnType<typeof useReview>;

/** The lines of a draft and what is thought of them, stored in this tab until it is decided. */
export function useReview(draft: StaffDraft) {
	const stored = useFormDraft(`review-${draft.id}`);
	const [{ comments, choices }, dispatch] = useReducer(say, stored.typed, storedThoughts);
	const { risks } = draft;
	const lines = linesOf(draft, risks);
	const isFirst = draft.published === null && draft.returned === null;
	const open = lines.filter(({ isChanged, risks: own }) => isFirst || isChanged || own.length > 0);
	/** Nobody finds a risk fine without saying so. */
	const choiceOf = ({ line: { field }, risks: own }: Line): Choice =>
		choices[field] ?? (own.length > 0 ? null : 'fine');
	const fieldsWith = (choice: Choice) =>
		lines.filter((line) => choiceOf(line) === choice).map(({ line }) => line.field);
	const undecided = fieldsWith(null);
	const returned = fieldsWith('return');
	const commentOn = (field: FieldName) => comments[field]?.trim() ?? '';
	return {
		risks,
		lines,
		isFirst,
		open,
		folded: lines.filter((line) => !open.includes(line)),
		comments,
		choiceOf,
		undecided,
		returned,
		/** The comments on what goes back. */
		written: () =>
			Object.fromEntries(returned.map((field) => [field, commentOn(field)])) as Record<
				FieldName,
				string
			>,
		choose: (field: FieldName, choice: 'fine' | 'return') => {
			const own = lines.find(({ line }) => line.field === field)?.risks ?? [];
			dispatch({ field, choice, words: own.map(({ kind }) => RETURN_WORDS[kind]).find(Boolean) });
		},
		comment: (field: FieldName, comment: string) => dispatch({ field, comment }),
		/** What is missing for a decision, by the name of the field. */
		missing: (decision: Decision, reason: string): FieldErrors => {
			if (decision === 'approve')
				return undecided[0]
					? { [CHOICE + undecided[0]]: 'Say whether it is fine, or goes back.' }
					: {};
			const silent = returned.find((field) => !commentOn(field));
			if (silent) return { [COMMENT + silent]: 'Say what to change.' };
			return reason === '' ? { reason: 'Write at least one sentence to the employer.' } : {};
		},
		/** The reason that was typed before the page was left. */
		reason: stored.typed.reason,
		store: (form: HTMLFormElement) => stored.write(typedIn(form, comments)),
		clear: stored.clear,
	};
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

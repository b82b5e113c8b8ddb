import { flushSync } from 'react-dom';
import { isLaidOut } from '#app/lib/is-laid-out.ts';
import type { SingleKey } from '#app/lib/single-keys.ts';
import { FIELD_NAMES, type FieldName } from '#schema/internships/fields.ts';
import { lineId } from './review-line.tsx';
import { COMMENT } from './typed-review.ts';

/** The keys of a review, which choose at a line and move between them. @param undecided the fields that have no choice yet */
export function reviewKeys(
	undecided: readonly FieldName[],
	choose: (field: FieldName, choice: 'fine' | 'return') => void,
): SingleKey[] {
	const chooseByKey = (choice: 'fine' | 'return') => {
		const field = lineAtFocus() ?? undecided[0] ?? visibleLines()[0];
		if (!field) return;
		flushSync(() => choose(field, choice));
		if (choice === 'return') return focusComment(field);
		focusLine(undecided.find((one) => one !== field) ?? field);
	};
	return [
		{ key: 'j', words: 'Next field', does: () => focusLine(beside(1)) },
		{ key: 'k', words: 'Field before', does: () => focusLine(beside(-1)) },
		{ key: 'f', words: 'Fine: this field, or the next to decide', does: () => chooseByKey('fine') },
		{ key: 'r', words: 'Return this field, with a comment', does: () => chooseByKey('return') },
		{ key: 'a', words: 'Approve' },
		{ key: 'b', words: 'Return the draft; Ctrl and Enter while you write' },
		{ key: '1–9', words: 'Insert a saved answer as the reason' },
	];
}

/** The field whose line has the focus. */
const lineAtFocus = () =>
	FIELD_NAMES.find((name) => document.activeElement?.closest(`#${lineId(name)}`));

/** The fields whose lines are not folded, in their order. */
const visibleLines = (): FieldName[] =>
	[...document.querySelectorAll<HTMLElement>(`[id^="${lineId('' as FieldName)}"]`)].flatMap(
		(line) => (isLaidOut(line) && FIELD_NAMES.find((name) => lineId(name) === line.id)) || [],
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

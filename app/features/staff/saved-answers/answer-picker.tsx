import type { MouseEvent } from 'react';
import { isLaidOut } from '#app/lib/is-laid-out.ts';
import { staffMessages } from '#app/messages/staff.ts';
import { Button, PlainButton } from '#app/ui/button.tsx';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';
import {
	type AnswerKind,
	type Filling,
	filled,
	type SavedAnswer,
} from '#schema/staff/saved-answers.ts';
import { useAnswers } from './answers-context.ts';

/** So many have a key of their own, from 1 on. */
export const WITH_KEY = 9;

/** What a text is for, and what stands for the names in it. */
export type Answering = { kind: AnswerKind; filling: Filling };

/** Saved answers for a field of the same form: each button puts one into it. */
export function AnswerPicker({
	kind,
	filling,
	name,
	hasKeys = true,
}: Answering & {
	/** The name of the field. */
	name: string;
	/** Whether figures on the keyboard insert them, too. */
	hasKeys?: boolean;
}) {
	const { saved, open } = useAnswers();
	if (saved === null) return null;
	const own = saved.filter((answer) => answer.kind === kind);
	const [first, more] = [own.slice(0, WITH_KEY), own.slice(WITH_KEY)];
	const fieldOf = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
		currentTarget.form?.elements.namedItem(name) as HTMLTextAreaElement;
	const put = (event: MouseEvent<HTMLButtonElement>, answer: SavedAnswer) => {
		const fits = insert(fieldOf(event), filled(answer.text, filling));
		if (!fits)
			toast(staffMessages.failed('The answer is too long for this field: its end is missing.'));
	};
	const button = (answer: SavedAnswer, place: number) => (
		<Button
			key={answer.id}
			look="secondary"
			className="max-w-full px-3!"
			data-answer={hasKeys && place < WITH_KEY ? place + 1 : undefined}
			onClick={(event) => put(event, answer)}
		>
			<span className="sr-only">Insert </span>
			{hasKeys && place < WITH_KEY && (
				<span aria-hidden="true" className="text-muted even-figures max-md:hidden">
					{place + 1}
				</span>
			)}
			<span className="truncate">{answer.name}</span>
		</Button>
	);
	return (
		<fieldset
			aria-label="Saved answers"
			className="flex min-w-0 flex-wrap items-center gap-2"
			data-no-print
		>
			{first.map(button)}
			{more.length > 0 && (
				<details className="contents">
					<summary className="link inline-flex min-h-11 items-center">{more.length} more</summary>
					{more.map((answer, place) => button(answer, place + WITH_KEY))}
				</details>
			)}
			<PlainButton
				aria-haspopup="dialog"
				className="link min-h-11 px-1 text-small"
				onClick={(event) => open({ kind, does: 'save', text: fieldOf(event).value.trim() })}
			>
				Save as an answer…
			</PlainButton>
			{own.length > 0 && (
				<PlainButton
					aria-haspopup="dialog"
					className="link min-h-11 px-1 text-small"
					onClick={() => open({ kind, does: 'change' })}
				>
					Change answers…
				</PlainButton>
			)}
		</fieldset>
	);
}

/**
 * Inserts a text at the caret, in a paragraph of its own after what is there; the field hears of it as of typing.
 * @returns whether all of it had room
 */
function insert(field: HTMLTextAreaElement, text: string): boolean {
	const { selectionStart: start, selectionEnd: end, value, maxLength } = field;
	const before = value.slice(0, start);
	const words = `${before.trim() === '' || /\n\n$/.test(before) ? '' : before.endsWith('\n') ? '\n' : '\n\n'}${text}`;
	const most = maxLength < 0 ? limits.staffNote : maxLength;
	const room = Math.max(0, most - (value.length - (end - start)));
	field.setRangeText(words.slice(0, room), start, end, 'end');
	field.dispatchEvent(new Event('input', { bubbles: true }));
	field.focus();
	return words.length <= room;
}

/** Presses the saved answer with this number: at the focus, or else the first one that is shown. */
export function insertNumber(number: number): void {
	const around = document.activeElement?.closest('form, details');
	const visible = [...document.querySelectorAll<HTMLElement>(`[data-answer="${number}"]`)].filter(
		isLaidOut,
	);
	(visible.find((one) => around?.contains(one)) ?? visible[0])?.click();
}

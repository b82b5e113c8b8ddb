import type { ReactNode } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import { type Answering, AnswerPicker } from '#app/features/staff/saved-answers/answer-picker.tsx';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import type { ButtonLook } from '#app/ui/button-look.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { blankFields, hasErrors } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { OtherWay } from './other-way.tsx';

type TextFormProps = {
	label: string;
	name: string;
	/** Where the text is stored until it is sent. */
	storedAs: string;
	hint: string;
	rows?: number;
	maxLength: number;
	/** The keys by which one gets to the field, and sends it. */
	keys?: { write?: string; send?: string };
	/** The error of an empty field. */
	missing: string;
	/** The words of the button, and those while it sends. */
	send: [words: string, busy: string];
	/** Whom or what the button concerns, for screen readers. */
	about: string;
	look?: ButtonLook;
	/** Whether the step of another button is taken now. */
	busy?: boolean;
	/** Whether a colleague has what it is about: then nothing is sent, and what is typed stays. */
	isOff?: boolean;
	/** The saved answers that it takes. */
	answering?: Answering;
	onSend: (text: string) => Promise<boolean>;
	/** @param busy whether any step is taken now, or none can be; @param taking whether its own is */
	otherButton?: (busy: boolean, taking: boolean) => ReactNode;
	/** The words that open the form, where it is closed until it is wanted. */
	behind?: string;
	className?: string;
};

/** A form of one text that is required: a reason, an answer, what was done. */
export function TextForm({
	missing,
	send: [words, busyWords],
	about,
	look,
	storedAs,
	busy = false,
	isOff = false,
	onSend,
	answering,
	otherButton,
	behind,
	keys = {},
	className,
	...field
}: TextFormProps) {
	const draft = useFormDraft(storedAs);
	const { onSubmit, errors, submitting } = useSubmit(async (values, element) => {
		const blank = blankFields(values, { [field.name]: missing });
		if (hasErrors(blank)) return blank;
		const text = plainOf(values, field.name);
		if (!(await onSend(text))) return null;
		// What was typed meanwhile stays.
		if (plainOf(new FormData(element), field.name) !== text) return null;
		draft.clear();
		// Where the form stays, the text is not sent a second time.
		const area = element.elements.namedItem(field.name);
		if (area instanceof HTMLTextAreaElement) area.value = '';
		return null;
	});
	const form = (
		<SubmitForm
			onSubmit={onSubmit}
			onInput={(event) => draft.write(new FormData(event.currentTarget))}
			onKeyDown={(event) => {
				if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOff) return;
				event.preventDefault();
				event.currentTarget.requestSubmit();
			}}
			className={cn('grid content-start gap-4', className)}
			data-no-print
		>
			<TextArea
				{...field}
				data-single-key={behind === undefined ? keys.write : undefined}
				required
				defaultValue={draft.typed[field.name]}
				error={errors[field.name]}
			/>
			{answering && <AnswerPicker {...answering} name={field.name} />}
			<div className="flex flex-wrap gap-3">
				<Button
					type="submit"
					look={look}
					data-single-key={keys.send}
					disabled={submitting || busy || isOff}
				>
					{submitting ? busyWords : words}
					<span className="sr-only"> {about}</span>
				</Button>
				{otherButton?.(submitting || busy || isOff, busy && !submitting)}
			</div>
		</SubmitForm>
	);
	if (behind === undefined) return form;
	return (
		<OtherWay
			words={behind}
			about={about}
			singleKey={keys.write}
			isOpen={Boolean(draft.typed[field.name])}
		>
			{form}
		</OtherWay>
	);
}

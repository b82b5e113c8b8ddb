import { useState } from 'react';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/forms/field.tsx';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';

const LENGTH = limits.applicationMessage;

/** What may be typed. */
export const PLAIN_TEXT = `Plain text, up to ${LENGTH.toLocaleString('en-GB')} letters.`;

/**
 * The form of a message, a question or an answer; what was typed stays until it is sent.
 * @param storedAs the same for the same conversation
 */
export function WordsForm({
	label,
	hint = PLAIN_TEXT,
	missing = 'Write something first.',
	button,
	storedAs,
	send,
}: {
	label: string;
	hint?: string;
	missing?: string;
	button: string;
	storedAs: string;
	send: (text: string) => Deed<object>;
}) {
	const { run } = useDeed(storedAs);
	const draft = useFormDraft(storedAs);
	const [words, setWords] = useState(draft.typed.text ?? '');
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const text = plainOf(values, 'text');
		if (text === '') return { text: missing };
		if (text.length > LENGTH) return { text: `Use at most ${LENGTH} characters` };
		const result = await run(send(text));
		if (!result.ok) {
			toast(applicationMessages.failed(result.message));
			return null;
		}
		// The next one may be typed already.
		if (plainOf(new FormData(form), 'text') !== text) return null;
		draft.clear();
		setWords('');
		return null;
	});
	return (
		<SubmitForm
			onSubmit={onSubmit}
			onInput={(event) => draft.write(new FormData(event.currentTarget))}
			className="grid gap-3"
			data-no-print
		>
			<TextArea
				label={label}
				name="text"
				required
				hint={hint}
				rows={4}
				value={words}
				onChange={({ target }) => setWords(target.value)}
				error={errors.text}
			/>
			<Button type="submit" look="secondary" className="justify-self-start" disabled={submitting}>
				{submitting ? 'Sending...' : button}
			</Button>
		</SubmitForm>
	);
}

import { useRef, useState } from 'react';
import { PartTitle } from '#app/features/applications/hosts/applicant-marks.tsx';
import { addNote, deleteNote } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { useFormDraft } from '#app/features/auth/use-form-draft.ts';
import type { Deed } from '#app/lib/calls/call-api.ts';
import { useDeed } from '#app/lib/calls/deeds.ts';
import { applicationMessages } from '#app/messages/forms.ts';
import { Button, PlainButton } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Select, TextArea } from '#app/ui/forms/field.tsx';
import { textOf } from '#app/ui/forms/field-values.ts';
import { SubmitForm } from '#app/ui/forms/submit-form.tsx';
import { plainOf } from '#app/ui/forms/typed.ts';
import { useSubmit } from '#app/ui/forms/use-submit.ts';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import { toast } from '#app/ui/toast.ts';
import type { Actor, ApplicationNote, WholeApplicant } from '#schema/applications/applicants.ts';
import { limits } from '#schema/limits.ts';
import { londonMoment } from '#schema/london-day.ts';

/** What those who answer the application tell each other. */
export function Notes({
	applicant: { id, notes, acted, colleagues },
}: {
	applicant: WholeApplicant;
}) {
	const { host } = useHost();
	const { run, busy } = useDeed();
	const heading = useRef<HTMLHeadingElement>(null);
	const isDone = async (done: Deed<object>) => {
		const result = await run(done);
		if (!result.ok) toast(applicationMessages.failed(result.message));
		return result.ok;
	};
	const draft = useFormDraft(`note-${id}`);
	const [words, setWords] = useState(draft.typed.note ?? '');
	const [chosen, setChosen] = useState(draft.typed.colleague ?? '');
	const { onSubmit, errors, submitting } = useSubmit(async (values, form) => {
		const text = plainOf(values, 'note');
		if (text === '') return { note: 'Write a note first.' };
		const colleague = textOf(values, 'colleague') || null;
		if (!(await isDone(addNote(host, id, text, colleague)))) return null;
		// The next note may be typed already, and its colleague chosen.
		setChosen((now) => (now === colleague ? '' : now));
		if (plainOf(new FormData(form), 'note') !== text) return null;
		draft.clear();
		setWords('');
		return null;
	});
	const remove = async (note: string) => {
		if (await isDone(deleteNote(host, id, note))) heading.current?.focus();
	};
	return (
		<Card className="grid gap-4" data-no-print={notes.length > 0 ? undefined : ''}>
			<PartTitle ref={heading} tabIndex={-1}>
				Notes for colleagues
			</PartTitle>
			{notes.length > 0 && (
				<ul className="grid gap-3">
					<Entries>
						{notes.map((note) => (
							<Note
								key={note.id}
								note={note}
								by={acted[note.id]}
								busy={busy}
								onDelete={() => remove(note.id)}
							/>
						))}
					</Entries>
				</ul>
			)}
			<SubmitForm
				onSubmit={onSubmit}
				onInput={(event) => draft.write(new FormData(event.currentTarget))}
				// Kept so already where the page is drawn before React (app/document/ask-first.ts).
				data-draft={`note-${id}`}
				className="grid gap-3"
				data-no-print
			>
				<TextArea
					label="Note"
					name="note"
					data-single-key="n"
					required
					hint="The student does not see it here, but may ask for what is kept about them."
					rows={3}
					maxLength={limits.note}
					value={words}
					onChange={({ target }) => setWords(target.value)}
					error={errors.note}
				/>
				{colleagues.length > 0 && (
					<Select
						label="For a colleague"
						name="colleague"
						hint="They get an email, and read it on their dashboard."
						value={colleagues.some((colleague) => colleague.id === chosen) ? chosen : ''}
						onChange={({ target }) => setChosen(target.value)}
					>
						<option value="">Nobody</option>
						{colleagues.map((colleague) => (
							<option key={colleague.id} value={colleague.id}>
								{colleague.name}
							</option>
						))}
					</Select>
				)}
				<Button type="submit" look="secondary" className="justify-self-start" disabled={submitting}>
					{submitting ? 'Adding...' : 'Add note'}
				</Button>
			</SubmitForm>
		</Card>
	);
}

function Note({
	note,
	by,
	busy,
	onDelete,
}: {
	note: ApplicationNote;
	/** Who has written it, and whom it names; undefined for staff. */
	by: Actor | undefined;
	busy: boolean;
	onDelete: () => void;
}) {
	const at = londonMoment(note.at);
	return (
		<li className="border-l-4 border-line pl-4">
			<p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
			<p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
				<span>
					<span>{note.own ? 'You' : (by?.name ?? 'A colleague')}</span>
					{by?.named && <span>{` for ${by.named_you ? 'you' : by.named}`}</span>}, {at}
				</span>
				{note.own && (
					<PlainButton className="link min-h-11" onClick={onDelete} disabled={busy}>
						<span>{busy ? 'Deleting...' : 'Delete'}</span>
						<span className="sr-only"> the note of {at}</span>
					</PlainButton>
				)}
			</p>
		</li>
	);
}

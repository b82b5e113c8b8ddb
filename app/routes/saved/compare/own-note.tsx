import { useId } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import { fieldLook } from '#app/ui/forms/field.tsx';
import { limits } from '#schema/limits.ts';
import type { SavedNote } from '#schema/students/compared-internships.ts';
import { useNote } from './use-note.ts';

type NoteProps = {
	slug: string;
	title: string;
	/** As it was loaded; null without one. */
	saved: SavedNote | null;
};

/** What somebody notes for themselves on an internship; on paper its whole text. */
export function OwnNote({ slug, title, saved }: NoteProps) {
	const id = useId();
	const note = useNote(slug, saved);
	const { status } = note;
	return (
		<div className="grid gap-1.5">
			<label htmlFor={id} className="sr-only">
				My note on {title}
			</label>
			<textarea
				key={note.round}
				id={id}
				defaultValue={note.text}
				maxLength={limits.savedNote}
				rows={3}
				aria-describedby={`${id}-status`}
				onInput={({ currentTarget }) => note.typed(currentTarget.value)}
				onBlur={() => void note.save()}
				className={cn(fieldLook, 'py-1.5 text-small print:hidden')}
			/>
			<p className="hidden whitespace-pre-line print:block!">{note.words}</p>
			<p id={`${id}-status`} role="status" data-no-print="" className="text-small text-muted">
				{status.kind === 'saving' && <span>Saving...</span>}
				{status.kind === 'saved' && <span>Saved</span>}
				{status.kind === 'failed' && (
					<span className="font-semibold text-hot">Not saved: {status.words}</span>
				)}
				{status.kind === 'conflict' && (
					<span className="font-semibold text-hot">
						Changed in another tab or device: <q>{status.stored?.text ?? 'no note'}</q>
					</span>
				)}
			</p>
			{status.kind === 'failed' && (
				<Button look="secondary" data-no-print="" onClick={note.save}>
					Try again
				</Button>
			)}
			{status.kind === 'conflict' && (
				<div className="flex flex-wrap gap-2" data-no-print="">
					<Button look="secondary" onClick={() => note.resolve(status.stored, true)}>
						Keep mine
					</Button>
					<Button look="secondary" onClick={() => note.resolve(status.stored, false)}>
						Take the other
					</Button>
				</div>
			)}
		</div>
	);
}

import { useEffect, useRef, useState } from 'react';
import { callApi } from '#app/lib/calls/call-api.ts';
import type {
	ComparedOwn,
	NoteSaved,
	NoteToSave,
	SavedNote,
} from '#schema/students/compared-internships.ts';

/** After the last key, in milliseconds. */
const PAUSE = 1_000;

type NoteStatus =
	| { kind: 'quiet' | 'saving' | 'saved' }
	| { kind: 'failed'; words: string }
	/** Another tab was first; `stored` is what it saved, null where it emptied the note. */
	| { kind: 'conflict'; stored: SavedNote | null };

/**
 * Saves a note while it is typed, and when its field or the screen is left: one call at a time, each with the version
 * before it. It is a call, and no deed of an action, as the screen must not be loaded again meanwhile.
 * @param saved as it was loaded; null without one
 */
export function useNote(slug: string, saved: SavedNote | null) {
	/** With what the field begins. */
	const [begun, setBegun] = useState({ text: saved?.text ?? '', round: 0 });
	/** What is in the field, for paper. */
	const [words, setWords] = useState(begun.text);
	const [status, setStatus] = useState<NoteStatus>({ kind: 'quiet' });
	const work = useRef({
		/** Null where all is saved. */
		typed: null as string | null,
		version: saved?.version ?? 0,
		running: false,
		/** Between two texts the person chooses: nothing is saved meanwhile. */
		conflict: false,
		timer: 0,
	}).current;

	const save = async (): Promise<void> => {
		clearTimeout(work.timer);
		if (work.typed === null || work.running || work.conflict) return;
		const text = work.typed;
		work.running = true;
		setStatus({ kind: 'saving' });
		const note: NoteToSave = { internship: slug, text, expected: work.version };
		const result = await callApi<NoteSaved>('/saved/note', note);
		work.running = false;
		if (!result.ok && result.code === 'changed_elsewhere') return meet();
		if (!result.ok) return setStatus({ kind: 'failed', words: result.message });
		work.version = result.value.version;
		if (work.typed !== text) return save();
		work.typed = null;
		setStatus({ kind: 'saved' });
	};

	/** Fetches what another tab has saved. */
	const meet = async () => {
		work.conflict = true;
		const result = await callApi<ComparedOwn>('/saved/compare/own', { internships: [slug] });
		if (result.ok) return setStatus({ kind: 'conflict', stored: result.value.notes[0] ?? null });
		work.conflict = false;
		setStatus({ kind: 'failed', words: result.message });
	};

	const saveNow = useRef(save);
	saveNow.current = save;
	// What is typed when the screen is left is saved.
	useEffect(() => () => void saveNow.current(), []);

	return {
		...begun,
		words,
		status,
		typed(text: string) {
			work.typed = text;
			setWords(text);
			clearTimeout(work.timer);
			if (status.kind === 'saved') setStatus({ kind: 'quiet' });
			work.timer = window.setTimeout(() => void saveNow.current(), PAUSE);
		},
		save: () => saveNow.current(),
		/** Of two texts: the one typed here, or the one stored. */
		resolve(stored: SavedNote | null, keepOwn: boolean) {
			work.conflict = false;
			work.version = stored?.version ?? 0;
			if (keepOwn) return saveNow.current();
			work.typed = null;
			setStatus({ kind: 'saved' });
			setWords(stored?.text ?? '');
			setBegun(({ round }) => ({ text: stored?.text ?? '', round: round + 1 }));
			return Promise.resolve();
		},
	};
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveDraft } from '#app/features/posting/api.ts';
import type { Draft, Step } from '#schema/employers/posting.ts';
import type { DraftContent } from '#schema/internships/fields.ts';
import { judgeBy } from '#schema/words/word-rules.ts';
import { shapeProblems } from './draft-form.ts';

/** In milliseconds after the last key. */
const PAUSE = 1_200;

export type Saving =
	| { state: 'saved'; at: string }
	| { state: 'unsaved' | 'saving' }
	/** Somebody else has changed it, or it is no longer a draft. */
	| { state: 'stale'; message: string }
	/** `status` of the answer: 401 where one has to sign in again. */
	| { state: 'failed'; message: string; status: number };

export type EditedDraft = {
	/** The one that was saved last. */
	version: () => number;
	saving: Saving;
	/** Saves what was typed, after a pause. */
	later: (content: DraftContent, step: Step) => void;
	/** Saves now. @returns the version that is saved; null if it could not be */
	now: (content: DraftContent, step: Step) => Promise<number | null>;
};

/**
 * Keeps a draft on the server as one types: one call at a time, each with the version before it.
 * @param unsaved with what it begins where that is something else than what is saved: it is saved first
 * @param onSettled called where what was typed is saved, or can no longer be
 */
export function useDraft(
	draft: Draft,
	step: Step,
	unsaved: DraftContent | null,
	onSettled: () => void,
): EditedDraft {
	// Before the rules look at it first.
	useState(() => takeCleared(draft.cleared));
	const version = useRef(draft.version);
	const saved = useRef(JSON.stringify([draft.content, draft.step]));
	const running = useRef<Promise<unknown>>(Promise.resolve());
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const isStale = useRef(false);
	const savedAt = useRef<Saving>({ state: 'saved', at: draft.touched_at });
	const [saving, setSaving] = useState<Saving>(unsaved ? { state: 'unsaved' } : savedAt.current);

	const settle = (settled: Saving) => {
		setSaving(settled);
		if (settled.state === 'saved' || settled.state === 'stale') onSettled();
	};
	const save = async (content: DraftContent, step: Step): Promise<number | null> => {
		if (isStale.current) return null;
		const text = JSON.stringify([content, step]);
		if (text === saved.current) {
			settle(savedAt.current);
			return version.current;
		}
		setSaving({ state: 'saving' });
		const result = await saveDraft(draft.id, { version: version.current, content, step });
		if (!result.ok) {
			isStale.current = result.status === 409 || result.status === 404;
			const { message, status } = result;
			settle(isStale.current ? { state: 'stale', message } : { state: 'failed', message, status });
			return null;
		}
		takeCleared(result.value.cleared);
		version.current = result.value.version;
		saved.current = text;
		savedAt.current = { state: 'saved', at: result.value.touched_at };
		settle(savedAt.current);
		return version.current;
	};
	const saveNow = (content: DraftContent, step: Step) => {
		clearTimeout(timer.current);
		if (Object.keys(shapeProblems(content)).length > 0) return Promise.resolve(null);
		const next = running.current.then(() => save(content, step));
		running.current = next;
		return next;
	};
	const begin = useEffectEvent(() => {
		if (unsaved) void saveNow(unsaved, step);
		else onSettled();
	});
	// Begins with what the storage of this tab has, and ends the timer with the screen.
	useEffect(() => {
		begin();
		return () => clearTimeout(timer.current);
	}, []);
	const later = (content: DraftContent, step: Step) => {
		clearTimeout(timer.current);
		if (!isStale.current) setSaving({ state: 'unsaved' });
		timer.current = setTimeout(() => void saveNow(content, step), PAUSE);
	};
	return { version: () => version.current, saving, later, now: saveNow };
}

const sentences = new Set<string>();

/** From now on rules refuse nothing in sentences that the server finds right. */
function takeCleared(cleared: readonly string[]): void {
	for (const sentence of cleared) sentences.add(sentence);
	judgeBy({
		finds: () => [],
		clears: (sentence) => sentences.has(sentence),
		doubts: () => false,
	});
}

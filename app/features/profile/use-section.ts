import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { callApi } from '#app/lib/calls/call-api.ts';
import { userDraft } from '#app/lib/draft.ts';
import { type FieldErrors, hasErrors } from '#app/ui/forms/field-values.ts';
import type { MissingLetters } from '#schema/students/missing-letters.ts';
import type { ProfileSection, StudentProfile } from '#schema/students/student-profile.ts';
import type { SavedSection, WholeProfile } from '#schema/students/whole-profile.ts';
import { profileCall, saveSection } from './api.ts';
import { contentOf, emptyWords } from './section-contents.ts';
import { forms, type Texts } from './section-texts.ts';

/** After the last key, in milliseconds. */
const PAUSE = 1_000;

export type SectionStatus =
	| { kind: 'quiet' | 'saving' | 'saved' | 'incomplete' }
	| { kind: 'failed'; words: string }
	/** Another tab was first; null while what it saved is not known. */
	| { kind: 'conflict'; now: WholeProfile | null };

/** What every section gets. */
export type SectionProps = {
	userId: string;
	loaded: WholeProfile;
	/** As it was saved last. */
	now: StudentProfile;
	/** The sections that are closed at first. */
	closed: readonly ProfileSection[];
	onSaved: (now: WholeProfile) => void;
	/** What a CV as PDF cannot print of the whole profile. */
	missing: readonly MissingLetters[];
};

/**
 * Saves a section while it is typed: one call at a time, and what was typed stays in this tab until it is
 * saved. A wrong field is marked once it is left, all of them once the section is.
 */
export function useSection(
	section: ProfileSection,
	{ userId, loaded, now: profile, closed, onSaved, missing }: SectionProps,
) {
	const draft = sectionDraft(section);
	const [kept] = useState(() => draft.read(userId));
	const [view, setView] = useState({
		texts: kept?.texts ?? forms[section].texts(loaded.profile),
		round: 0,
	});
	const [status, setStatus] = useState<SectionStatus>({ kind: 'quiet' });
	const [errors, setErrors] = useState<FieldErrors>({});
	const work = useRef({
		typed: kept?.texts ?? null,
		version: kept?.version ?? loaded.versions[section] ?? 0,
		running: false,
		/** Between two changes the student chooses: nothing is saved meanwhile. */
		conflict: false,
		timer: 0,
		/** The fields that were left. */
		left: new Set<string>(),
	}).current;
	const latestOnSaved = useRef(onSaved);
	latestOnSaved.current = onSaved;

	const save = async (mark: 'none' | 'left' | 'all'): Promise<void> => {
		clearTimeout(work.timer);
		if (work.typed === null || work.running || work.conflict) return;
		const { value, errors } = forms[section].read(work.typed);
		if (mark === 'all' || !hasErrors(errors)) setErrors(errors);
		else if (mark === 'left') setErrors(only(errors, work.left));
		if (hasErrors(errors)) return setStatus({ kind: 'incomplete' });
		const sent = work.typed;
		work.running = true;
		setStatus({ kind: 'saving' });
		const change = { section, expected: work.version, value } as SavedSection;
		const result = await saveSection(change);
		work.running = false;
		if (!result.ok && result.code === 'changed_elsewhere') return meet();
		if (!result.ok) return setStatus({ kind: 'failed', words: result.message });
		work.version = result.value.versions[section] ?? 0;
		latestOnSaved.current(result.value);
		if (work.typed !== sent) {
			draft.write(userId, { texts: work.typed, version: work.version });
			return save('left');
		}
		work.typed = null;
		draft.clear();
		setStatus({ kind: 'saved' });
	};

	/** Fetches what another tab has saved. */
	const meet = async () => {
		work.conflict = true;
		setStatus({ kind: 'conflict', now: null });
		const result = await callApi<WholeProfile>(profileCall);
		if (result.ok) return setStatus({ kind: 'conflict', now: result.value });
		work.conflict = false;
		setStatus({ kind: 'failed', words: result.message });
	};

	const changed = (form: HTMLFormElement) => {
		work.typed = textsIn(form);
		draft.write(userId, { texts: work.typed, version: work.version });
		clearTimeout(work.timer);
		if (status.kind === 'saved') setStatus({ kind: 'quiet' });
		work.timer = window.setTimeout(save, PAUSE, 'none');
	};

	// What was typed before the page was left is saved; the same when it is left.
	const saveNow = useRef(save);
	saveNow.current = save;
	// Saves what the storage of this tab has, and what is typed when the screen is left.
	useEffect(() => {
		void saveNow.current('none');
		return () => void saveNow.current('none');
	}, []);

	return {
		...view,
		name: section,
		content: contentOf[section](profile) || emptyWords(section, profile),
		isOpen: !closed.includes(section) || kept !== null,
		errors,
		status,
		missing: missing.filter((one) => one.section === section),
		changed,
		again: () => void save('all'),
		/** Of two changes: the one typed here, or the one stored elsewhere. */
		resolve(now: WholeProfile, keepOwn: boolean) {
			work.conflict = false;
			work.version = now.versions[section] ?? 0;
			latestOnSaved.current(now);
			if (keepOwn) return void save('all');
			work.typed = null;
			draft.clear();
			setErrors({});
			setStatus({ kind: 'saved' });
			setView(({ round }) => ({ texts: forms[section].texts(now.profile), round: round + 1 }));
		},
		events: {
			onInput: (event: FormEvent<HTMLFormElement>) => changed(event.currentTarget),
			onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) => {
				work.left.add(target.name);
				void save(currentTarget.contains(relatedTarget) ? 'left' : 'all');
			},
			onSubmit: (event: FormEvent<HTMLFormElement>) => {
				event.preventDefault();
				void save('all');
			},
		},
	};
}

export type Section = ReturnType<typeof useSection>;

const only = (errors: FieldErrors, names: ReadonlySet<string>): FieldErrors =>
	Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));

const textsIn = (form: HTMLFormElement): Texts =>
	Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

const KEY = 'profile-draft';
const VERSION = 'version';

/** What was typed and is not saved yet; and the version of the section that it changes. */
type SectionDraft = { texts: Texts; version: number };

/** Stored in this tab, for its author only, until the section is saved. */
function sectionDraft(section: ProfileSection) {
	const stored = userDraft(() => sessionStorage, `${KEY}-${section}`);
	return {
		read(user: string): SectionDraft | null {
			const draft = stored.read(user);
			if (!draft) return null;
			const { [VERSION]: version, ...texts } = draft;
			return { texts, version: Number(version) || 0 };
		},
		write(user: string, { texts, version }: SectionDraft) {
			const values = new FormData();
			for (const [name, text] of Object.entries(texts)) values.set(name, text);
			values.set(VERSION, String(version));
			stored.write(user, values);
		},
		clear: stored.clear,
	};
}

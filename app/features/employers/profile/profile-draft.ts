import { ownerByEmail, profileDraftStorage } from './profile-draft-storage.ts';
import { type ProfileText, profileText } from './profile-rules.ts';

const STEP = 'step';

export type Owner = { id: string; email: string };
/** `texts` has only the fields that were stored. */
export type StoredProfile = { texts: Partial<ProfileText>; step: number };

/** The unfinished profile in the browser's storage, only returned to its author. */
export function profileDraft(storage: () => Storage) {
	const stored = profileDraftStorage(storage);
	return {
		/** Null if there is none, or another user wrote it. */
		read({ id, email }: Owner): StoredProfile | null {
			const draft = stored.read(id, ownerByEmail(email));
			if (!draft) return null;
			const { [STEP]: step, ...values } = draft;
			const entries = Object.entries(profileText((column) => values[column]));
			const texts = Object.fromEntries(entries.filter(([column]) => Object.hasOwn(values, column)));
			return { texts, step: Number(step) || 1 };
		},
		write({ id }: Owner, values: FormData, step: number) {
			values.set(STEP, String(step));
			stored.write(id, values);
		},
		clear: stored.clear,
	};
}

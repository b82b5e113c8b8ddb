import { draft } from '#app/lib/draft.ts';
import { type ProfileText, profileText } from './profile-rules.ts';

const OWNER = 'owner';
const STEP = 'step';

export type Owner = { id: string; email: string };
/** `texts` has only what was kept. */
export type KeptProfile = { texts: Partial<ProfileText>; step: number };

/** The unfinished profile in the storage of the browser, for its owner's eyes only. */
export function profileDraft(storage: () => Storage) {
	const kept = draft(storage, 'employer-profile-draft');
	return {
		/** Null where there is none, or it is somebody else's. */
		read({ id, email }: Owner): KeptProfile | null {
			const { [OWNER]: owner, [STEP]: step, ...values } = kept.read();
			if (owner !== id && owner !== ownerBefore(email)) return null;
			const known = Object.entries(profileText((column) => values[column]));
			const texts = Object.fromEntries(known.filter(([column]) => Object.hasOwn(values, column)));
			return { texts, step: Number(step) || 1 };
		},
		write({ id }: Owner, values: FormData, step: number) {
			values.set(OWNER, id);
			values.set(STEP, String(step));
			kept.write(values);
		},
		/** Sign-up does not send the website; it waits here for the owner of the address. */
		keepWebsite(email: string, website: string) {
			const values = new FormData();
			values.set(OWNER, ownerBefore(email));
			values.set('website', website);
			kept.write(values);
		},
		clear: () => kept.clear(),
	};
}

/** Before there is a user there is only the address that somebody signed up with. */
const ownerBefore = (email: string) => `email:${email.toLowerCase()}`;

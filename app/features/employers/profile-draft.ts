import { ownedDraft } from '#app/lib/draft.ts';
import { type ProfileText, profileText } from './profile-rules.ts';

const STEP = 'step';

export type Owner = { id: string; email: string };
/** `texts` has only what was kept. */
export type KeptProfile = { texts: Partial<ProfileText>; step: number };

/** The unfinished profile in the storage of the browser, for its owner's eyes only. */
export function profileDraft(storage: () => Storage) {
	const kept = ownedDraft(storage, 'employer-profile-draft');
	return {
		/** Null where there is none, or it is somebody else's. */
		read({ id, email }: Owner): KeptProfile | null {
			const found = kept.read(id, ownerBefore(email));
			if (!found) return null;
			const { [STEP]: step, ...values } = found;
			const known = Object.entries(profileText((column) => values[column]));
			const texts = Object.fromEntries(known.filter(([column]) => Object.hasOwn(values, column)));
			return { texts, step: Number(step) || 1 };
		},
		write({ id }: Owner, values: FormData, step: number) {
			values.set(STEP, String(step));
			kept.write(id, values);
		},
		/** Sign-up does not send the website; it waits here for the owner of the address. */
		keepWebsite(email: string, website: string) {
			const values = new FormData();
			values.set('website', website);
			kept.write(ownerBefore(email), values);
		},
		clear: kept.clear,
	};
}

/** Before there is a user there is only the address that somebody signed up with. */
const ownerBefore = (email: string) => `email:${email.toLowerCase()}`;

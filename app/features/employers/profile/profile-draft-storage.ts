import { userDraft } from '#app/lib/draft.ts';

/**
 * The place of the unfinished profile in the browser, apart from the profile's rules: sign-up and the
 * account page need no more of it.
 */
export const profileDraftStorage = (storage: () => Storage) =>
	userDraft(storage, 'employer-profile-draft');

/** Before there is a user there is only the address that somebody signed up with. */
export const ownerByEmail = (email: string) => `email:${email.toLowerCase()}`;

/** Sign-up does not send the website; it waits here for the owner of the address. */
export function storeSignUpWebsite(storage: () => Storage, email: string, website: string) {
	const values = new FormData();
	values.set('website', website);
	profileDraftStorage(storage).write(ownerByEmail(email), values);
}

/** For who deletes the account. */
export const forgetProfileDraft = () => profileDraftStorage(() => localStorage).clear();

import { userDraft } from '#app/lib/draft.ts';

/**
 * Storage of the unfinished profile, separate from the profile's rules: sign-up and the account
 * page need nothing else.
 */
export const profileDraftStorage = (storage: () => Storage) =>
	userDraft(storage, 'employer-profile-draft');

/**
 * Before the account is confirmed there is no user id, so the email address identifies the owner.
 */
export const ownerByEmail = (email: string) => `email:${email.toLowerCase()}`;

/** Sign-up does not send the website; it is stored here until the owner of the address signs in. */
export function storeSignUpWebsite(storage: () => Storage, email: string, website: string) {
	const values = new FormData();
	values.set('website', website);
	profileDraftStorage(storage).write(ownerByEmail(email), values);
}

/** Called when the account is deleted. */
export const forgetProfileDraft = () => profileDraftStorage(() => localStorage).clear();

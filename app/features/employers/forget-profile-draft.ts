import { draft } from '#app/lib/draft.ts';

/**
 * For who deletes the account. It says the key again, which the test holds to that of profile-draft.ts:
 * importing it, the account page would download the profile's rules with it.
 */
export const forgetProfileDraft = () => draft(() => localStorage, 'employer-profile-draft').clear();

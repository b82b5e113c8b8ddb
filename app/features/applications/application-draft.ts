import { userDraft } from '#app/lib/draft.ts';

/** The unsent application, stored for its author only and until the tab is closed. */
export const applicationDraft = userDraft(() => sessionStorage, 'application-draft');

/** Called when the account is deleted. */
export const forgetApplicationDraft = () => applicationDraft.clear();

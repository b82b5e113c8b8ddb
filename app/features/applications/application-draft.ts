import { userDraft } from '#app/lib/draft.ts';

/** The application that is not sent yet, for the eyes of its owner and as long as the tab is open. */
export const applicationDraft = userDraft(() => sessionStorage, 'application-draft');

/** For who deletes the account. */
export const forgetApplicationDraft = () => applicationDraft.clear();

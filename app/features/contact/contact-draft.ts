import { draft } from '#app/lib/draft.ts';

export const CONTACT_DRAFT = 'contact-draft';

/** What was typed, until it is sent. */
export const contactDraft = draft(() => sessionStorage, CONTACT_DRAFT);

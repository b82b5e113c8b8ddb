import { userDraft } from '#app/lib/draft.ts';

const KEY = 'application-draft';

/** The unsent general application, stored for its author only and until the tab is closed. */
export const applicationDraft = userDraft(() => sessionStorage, KEY);

/** The same for an application to an internship. */
export const draftFor = (slug: string) => userDraft(() => sessionStorage, `${KEY}-${slug}`);

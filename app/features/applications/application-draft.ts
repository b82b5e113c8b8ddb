import { userDraft } from '#app/lib/draft.ts';

const KEY = 'application-draft';

/** The unsent general application, stored for its author only and until the tab is closed. */
export const applicationDraft = userDraft(() => sessionStorage, KEY);

/** The same for an application to an internship. */
export const draftFor = (slug: string) => userDraft(() => sessionStorage, `${KEY}-${slug}`);

/** Called when the account is deleted. */
export function forgetApplicationDrafts(): void {
	try {
		const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(KEY));
		for (const key of keys) sessionStorage.removeItem(key);
	} catch (error) {
		console.warn('The drafts could not be removed', error);
	}
}

import { useCallback } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { draft } from '#app/lib/draft.ts';
import { limits } from '#schema/limits.ts';

export const CONTACT_DRAFT = 'contact-draft';

/** What was typed, until it is sent. */
export const stored = draft(() => sessionStorage, CONTACT_DRAFT);

/**
 * Fills empty fields from the address, or else from the stored draft. This happens only after
 * hydration, as the prerendered page knows neither; text that was typed before stays, and is
 * stored.
 * @returns the ref of the form
 */
export function useFilled({ subject, category }: { subject: string; category: string }) {
	return useCallback(
		(form: HTMLFormElement | null) => {
			if (!form) return;
			const early = [...new FormData(form).values()].some((text) => text !== '');
			const typed = stored.read();
			const texts = {
				...typed,
				subject: subject || typed.subject,
				category: category || typed.category,
			};
			for (const [name, text] of Object.entries(texts)) {
				const field = form.elements.namedItem(name);
				if (text && field instanceof HTMLElement && 'value' in field && field.value === '')
					field.value = text;
			}
			if (early) stored.write(new FormData(form));
		},
		[subject, category],
	);
}

/**
 * Name and email of a signed-in user as the default of their fields: what was typed or taken away
 * stays so, and an empty form has them again after it was sent.
 */
export function useAccountDefaults(): Record<string, string | undefined> {
	const { user } = useAuth();
	if (!user) return {};
	const name = user.user_metadata.full_name;
	return {
		name: typeof name === 'string' ? name.slice(0, limits.name) : undefined,
		email: user.email?.slice(0, limits.email),
	};
}

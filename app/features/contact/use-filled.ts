import { type RefObject, useEffect, useRef } from 'react';
import { useAuth } from '#app/features/auth/auth-context.tsx';
import { draft } from '#app/lib/draft.ts';

export const CONTACT_DRAFT = 'contact-draft';

/** What was typed, until it is sent. */
export const stored = draft(() => sessionStorage, CONTACT_DRAFT);

/**
 * Fills empty fields from the address, or else from the stored draft. This happens only after
 * hydration, as the prerendered page knows neither; text that was typed before stays, and is
 * stored.
 */
export function useFilled({ subject, category }: { subject: string; category: string }) {
	const form = useRef<HTMLFormElement>(null);
	// Reads the storage of this tab, and what was typed into the document before hydration.
	useEffect(() => {
		if (!form.current) return;
		const early = [...new FormData(form.current).values()].some((text) => text !== '');
		const typed = stored.read();
		const texts = {
			...typed,
			subject: subject || typed.subject,
			category: category || typed.category,
		};
		for (const [name, text] of Object.entries(texts)) {
			const field = form.current.elements.namedItem(name);
			if (text && field instanceof HTMLElement && 'value' in field && field.value === '')
				field.value = text;
		}
		if (early) stored.write(new FormData(form.current));
	}, [subject, category]);
	return form;
}

/**
 * Name and email of a signed-in user as the default of their fields: what was typed or taken away
 * stays so, and an empty form has them again after it was sent.
 */
export function useAccountFilled(form: RefObject<HTMLFormElement | null>) {
	const { user } = useAuth();
	// Sets defaults in the document, whose fields React does not control.
	useEffect(() => {
		if (!user) return;
		const name = user.user_metadata.full_name;
		const texts = { name: typeof name === 'string' ? name : '', email: user.email ?? '' };
		for (const [column, text] of Object.entries(texts)) {
			const field = form.current?.elements.namedItem(column);
			if (field instanceof HTMLInputElement) field.defaultValue = text.slice(0, field.maxLength);
		}
	}, [user, form]);
}

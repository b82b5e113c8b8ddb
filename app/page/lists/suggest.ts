/*
 * Search fields whose form leads to another page: suggestions below them lead there as well.
 */
import { suggestIn } from '#app/features/internships/search/suggestions.ts';
import { start } from '#app/page/started.ts';

start('suggest', () => {
	for (const place of document.querySelectorAll<HTMLElement>('[data-suggests]')) {
		suggestIn(place, { open: (path) => location.assign(path) });
		// Spaces around a text are no part of it, also in the address.
		place.closest('form')?.addEventListener('submit', () => {
			const field = place.querySelector('input');
			if (field) field.value = field.value.trim();
		});
	}
});

import { ALERTS_PATH } from '#app/lib/addresses/alert-address.ts';
import { LISTS_PATH } from '#app/lib/addresses/lists-path.ts';
import { element } from '#app/lib/element.ts';
import { buttonLook } from '#app/ui/button-look.ts';

/**
 * Offers what a search has found as a list to share, with the parameters of the form of its alert. It comes by script, so that
 * the page has no byte of it before a touch; the screen to which it leads needs scripts, too.
 * @param results the results, with that form below them
 */
export function offerToShare(results: Element | null): void {
	const alert = results?.querySelector<HTMLFormElement>(`form[action="${ALERTS_PATH}"]`);
	if (!alert || !results?.querySelector('article')) return;
	if (results.querySelector(`form[action="${LISTS_PATH}"]`)) return;
	const fields = [...alert.querySelectorAll('input')].map((field) => field.cloneNode());
	const button = element(
		'button',
		{ type: 'submit', class: buttonLook('secondary', 'medium') },
		'Share this list',
	);
	const form = element(
		'form',
		{ action: LISTS_PATH, class: 'mt-3', 'data-no-print': true },
		...fields,
		button,
	);
	alert.closest('section')?.after(form);
}

/*
 * A search box that filters what stands whole in the page: the list follows the field in the frame of each letter, the
 * address a moment later, so that a view can be shared. What is compared is written in attributes: texts may be translated.
 */

import { hasText, resultText } from '#app/features/catalogue/text-filter.ts';
import { withParameter } from '#app/lib/addresses/with-parameter.ts';
import { start } from '#app/page/started.ts';

/** How long typing rests before the address follows, in milliseconds. */
const PAUSE = 300;

start('filter', () => followFilter(() => {}));

/**
 * @param onText called with each text that is shown, and whether the address is for it already
 * @returns the form, if the page has one
 */
export function followFilter(
	onText: (text: string, isInAddress: boolean) => void,
): HTMLFormElement | null {
	const form = document.querySelector<HTMLFormElement>('form[data-filters]');
	const field = form?.querySelector<HTMLInputElement>('[name=search]');
	if (!form || !field) return null;
	const inAddress = () => (new URLSearchParams(location.search).get('search') ?? '').trim();
	/** The last that was read from the address or written to it. */
	let lastText = inAddress();
	let timer: ReturnType<typeof setTimeout>;

	const writeAddress = () => {
		clearTimeout(timer);
		const text = field.value.trim();
		if (text === lastText) return;
		lastText = text;
		const query = withParameter(new URLSearchParams(location.search), 'search', text || null);
		const path = location.pathname + (query.size > 0 ? `?${query}` : '');
		history.replaceState(history.state, '', path);
		onText(text, true);
	};
	const show = () => {
		showMatches(field.value);
		clearTimeout(timer);
		const text = field.value.trim();
		if (text === lastText) return;
		timer = setTimeout(writeAddress, PAUSE);
		onText(text, false);
	};
	field.addEventListener('input', show);
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		writeAddress();
	});
	addEventListener('submit', (event) => {
		const other = event.target as HTMLFormElement;
		const { setsSearch } = other.dataset;
		if (setsSearch === undefined) return;
		event.preventDefault();
		field.value = (event.submitter as HTMLButtonElement).value;
		show();
		const next = setsSearch && document.querySelector<HTMLElement>(setsSearch);
		if (!next) return;
		next.focus();
		if (next !== field) next.scrollIntoView();
	});
	addEventListener('popstate', () => {
		const text = inAddress();
		if (text === lastText) return;
		lastText = text;
		field.value = text;
		showMatches(text);
		onText(text, true);
	});
	// Before this script was there something else may have been typed.
	if (field.value.trim() !== lastText) show();
	return form;
}

/** Shows the items with a text, what stands around some of them, and how many there are. */
function showMatches(text: string): void {
	let count = 0;
	for (const item of document.querySelectorAll<HTMLElement>('[data-searched]')) {
		item.hidden = !hasText(item.dataset.searched ?? '', text);
		if (!item.hidden) count += 1;
	}
	for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
		group.hidden = !group.querySelector('[data-searched]:not([hidden])');
	for (const none of document.querySelectorAll<HTMLElement>('[data-none]')) none.hidden = count > 0;
	for (const place of document.querySelectorAll<HTMLElement>('[data-counts]')) {
		const matches = document.querySelectorAll(
			`#${place.dataset.counts} [data-searched]:not([hidden])`,
		).length;
		place.textContent = String(matches);
		const entry = place.closest('li');
		if (entry) entry.hidden = matches === 0;
	}
	const status = document.querySelector<HTMLElement>('[data-noun]');
	if (status?.dataset.noun)
		status.textContent = resultText(count, JSON.parse(status.dataset.noun), text);
}

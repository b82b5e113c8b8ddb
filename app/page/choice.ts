/*
 * A list that stands whole in the page and follows a choice, such as that of a city: what is chosen shows in the frame of
 * the press, the address follows, and Back undoes it. The server renders the same for the address.
 */

import { withValues } from '#app/features/catalogue/with-values.ts';
import { withParameter } from '#app/lib/addresses/with-parameter.ts';
import { start } from './started.ts';

start('choice', () => {
	const list = document.querySelector<HTMLElement>('[data-choice]');
	if (list) follow(list, list.dataset.choice ?? '');
});

function follow(list: HTMLElement, name: string) {
	const forms = [...document.querySelectorAll<HTMLFormElement>(`form[data-narrows="${list.id}"]`)];
	const buttons = forms.flatMap((form) => [...form.querySelectorAll('button')]);
	const inAddress = () => {
		const asked = new URLSearchParams(location.search).get(name);
		return buttons.some(({ value }) => value && value === asked) ? asked : null;
	};
	let shown = inAddress();
	const show = (slug: string | null) => {
		shown = slug;
		list.querySelector('[data-list]')?.setAttribute('class', slug ? `only-${slug}` : '');
		for (const button of buttons) {
			if (!button.value) continue;
			button.ariaPressed = String(button.value === slug);
			// One that is pressed sends nothing.
			if (button.value === slug) button.removeAttribute('name');
			else button.name = name;
		}
		say(buttons.find(({ value, dataset }) => value === slug && dataset.values)?.dataset.values);
		delete list.dataset.narrowed;
	};
	const choose = (event: SubmitEvent) => {
		event.preventDefault();
		const { value } = event.submitter as HTMLButtonElement;
		const next = value === shown ? null : value || null;
		if (next === shown) return;
		show(next);
		const query = String(withParameter(new URLSearchParams(location.search), name, next));
		history.pushState(null, '', location.pathname + (query && `?${query}`));
		// On a phone the list lies below the screen, so that a choice would seem to do nothing.
		const isBelow = list.getBoundingClientRect().top > innerHeight / 2;
		if (isBelow && matchMedia('(width < 48rem)').matches) list.scrollIntoView();
		// The button that cleared the choice is gone.
		if (!value) list.querySelector('h2')?.focus({ preventScroll: true });
	};
	for (const form of forms) form.addEventListener('submit', choose);
	addEventListener('popstate', () => {
		if (inAddress() !== shown) show(inAddress());
	});
}

/** Whole texts of elements are set, never parts of a text: what was there may be a translator's. */
function say(values: string | undefined) {
	const chosen = values === undefined ? undefined : JSON.parse(values);
	for (const element of document.querySelectorAll<HTMLElement>('[data-chosen]')) {
		const { chosen: words = '', otherwise } = element.dataset;
		if (otherwise === undefined) element.hidden = !chosen;
		const text = chosen ? withValues(words, chosen) : otherwise;
		if (words) element.textContent = text ?? '';
	}
	for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-chosen-href]')) {
		const { chosenHref = '', otherwiseHref = '' } = link.dataset;
		link.href = chosen ? withValues(chosenHref, chosen) : otherwiseHref;
	}
}

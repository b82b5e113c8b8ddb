/*
 * A list that stands whole in the page and follows a choice, such as that of a city: what is chosen shows in the frame of
 * the press, the address follows, and Back undoes it. The server renders the same for the address.
 */

import { withValues } from '#app/features/catalogue/with-values.ts';
import { withParameter } from '#app/lib/addresses/with-parameter.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { start } from '#app/page/started.ts';

start('choice', () => {
	const list = document.querySelector<HTMLElement>('[data-choice]');
	if (list) follow(list, list.dataset.choice ?? '');
});

/** Buttons of forms, or links; one without a value is the absence of a choice. */
type Chooser = HTMLButtonElement | HTMLAnchorElement;

const choiceOf = (chooser: Chooser) =>
	(chooser instanceof HTMLButtonElement ? chooser.value : chooser.dataset.value) || null;

function follow(list: HTMLElement, name: string) {
	const forms = [...document.querySelectorAll<HTMLFormElement>(`form[data-narrows="${list.id}"]`)];
	const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[data-narrows="${list.id}"]`)];
	const choosers = [...forms.flatMap((form) => [...form.querySelectorAll('button')]), ...links];
	const cards = list.querySelector('[data-list]');
	const inAddress = () => {
		const asked = new URLSearchParams(location.search).get(name);
		return asked && choosers.some((one) => choiceOf(one) === asked) ? asked : null;
	};
	let current = inAddress();
	const show = (slug: string | null) => {
		current = slug;
		cards?.setAttribute('class', slug ? `only-${slug}` : '');
		for (const item of list.querySelectorAll<HTMLElement>('[data-only]'))
			item.hidden = slug !== null && !item.dataset.only?.split(' ').includes(slug);
		for (const chooser of choosers) mark(chooser, choiceOf(chooser) === slug, name);
		say(choosers.find((one) => choiceOf(one) === slug && one.dataset.values)?.dataset.values);
		delete list.dataset.narrowed;
	};
	const choose = (event: SubmitEvent) => {
		event.preventDefault();
		const button = event.submitter as HTMLButtonElement;
		const value = choiceOf(button);
		const next = value === current ? null : value;
		if (next === current) return;
		show(next);
		const query = String(withParameter(new URLSearchParams(location.search), name, next));
		history.pushState(null, '', location.pathname + (query && `?${query}`));
		// On a phone the list lies below the screen, so that a choice would seem to do nothing.
		const isBelow = cards && list.getBoundingClientRect().top > innerHeight / 2;
		if (isBelow && matchMedia('(width < 48rem)').matches) list.scrollIntoView();
		// The button that cleared the choice may be gone.
		if (button.getClientRects().length === 0)
			list.querySelector('h2')?.focus({ preventScroll: true });
	};
	for (const form of forms) form.addEventListener('submit', choose);
	for (const link of links)
		link.addEventListener('click', (event) => {
			if (!isPlainClick(event)) return;
			event.preventDefault();
			show(choiceOf(link));
			history.pushState(null, '', link.pathname + link.search);
			// The browser goes to the list, with what is read and focused next.
			location.replace(link.href);
		});
	addEventListener('popstate', () => {
		if (inAddress() !== current) show(inAddress());
	});
}

function mark(chooser: Chooser, isChosen: boolean, name: string) {
	if (chooser instanceof HTMLAnchorElement) {
		if (isChosen) chooser.setAttribute('aria-current', 'true');
		else chooser.removeAttribute('aria-current');
		return;
	}
	if (chooser.ariaPressed !== null) chooser.ariaPressed = String(isChosen);
	// One that is pressed sends nothing.
	if (isChosen || !chooser.value) chooser.removeAttribute('name');
	else chooser.name = name;
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

/*
 * The search of internships: the address follows what is chosen and typed, and the results follow the address. Back undoes
 * a choice, and all that was typed at once. Without this script the same form is sent, and the same links are followed.
 */
import { chosenQuery, isChanged } from '#app/features/internships/search/chosen-query.ts';
import { suggestIn } from '#app/features/internships/search/suggestions.ts';
import { ALERTS_PATH } from '#app/lib/addresses/alert-address.ts';
import { LISTS_PATH } from '#app/lib/addresses/lists-path.ts';
import { element } from '#app/lib/element.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { start } from '#app/page/started.ts';
import { buttonLook } from '#app/ui/button-look.ts';
import { takeAsked } from './ask-ahead.ts';
import {
	canonicalOf,
	exchangeParts,
	pageOf,
	partsPath,
	pressEnds,
	wholeStyles,
} from './exchange.ts';

/** How long typing rests before it is searched for, in milliseconds. */
const PAUSE = 400;
const PATH = '/internships';

/** `byTyping`: what an entry of the history says of itself. */
type Way = { as: 'push' | 'replace' | 'back'; byTyping?: boolean; isLink?: boolean };

start('search', () => {
	const form = document.querySelector<HTMLFormElement>('form#search');
	if (form) follow(form);
});

function follow(form: HTMLFormElement) {
	const field = form.elements.namedItem('q') as HTMLInputElement;
	const list = document.getElementById('found');
	let currentAddress = location.pathname + location.search;
	/** The query that is shown, or was asked for last. */
	let query = chosenQuery(form);
	let failed = false;
	let timer: ReturnType<typeof setTimeout>;
	let asking: AbortController | undefined;
	const updateSuggestions = suggestIn(field.closest<HTMLElement>('.relative:has(label)') ?? form, {
		param: 'q',
		open: (path) => {
			clearTimeout(timer);
			// What was typed is not searched for: the address of a suggestion says what is.
			field.value = new URLSearchParams(path.split('?')[1]).get('q') ?? '';
			if (path.split('?')[0] === PATH) void go(path, { as: 'push', isLink: true });
			else location.assign(path);
		},
	});

	async function go(path: string, way: Way): Promise<void> {
		asking?.abort();
		clearTimeout(timer);
		const now = new AbortController();
		asking = now;
		list?.setAttribute('aria-busy', 'true');
		// A page with results has all rules of another (`searchStates` of its route).
		const styles = list?.querySelector('article') ? undefined : wholeStyles();
		const [answer] = await Promise.all([ask(path, now.signal), styles]);
		await pressEnds();
		if (now.signal.aborted) return;
		list?.removeAttribute('aria-busy');
		const address = typeof answer === 'string' ? path : pathOf(answer, path);
		currentAddress = address;
		if (way.as === 'push') history.pushState({ byTyping: way.byTyping }, '', address);
		else if (way.as === 'replace') history.replaceState({ byTyping: way.byTyping }, '', address);
		failed = typeof answer === 'string';
		if (typeof answer === 'string') {
			updateSuggestions();
			showFailure(answer, () => go(path, { ...way, as: 'replace' }));
			return;
		}
		document.querySelector('[data-failure]')?.replaceChildren();
		exchangeParts(answer);
		offerToShare(list);
		const text = new URL(address, location.href).searchParams.get('q') ?? '';
		// Text that is being typed stays, unless somebody has gone back.
		if (way.as === 'back' || way.isLink || field !== document.activeElement) field.value = text;
		field.defaultValue = text;
		if (way.as === 'back' || way.isLink) query = chosenQuery(form);
		updateSuggestions();
		if (!way.isLink) return;
		// The link may be gone: the focus goes to the heading.
		document.querySelector('h1')?.focus({ preventScroll: true });
		scrollTo(0, 0);
	}

	const search = (byTyping = false) => {
		clearTimeout(timer);
		const wanted = chosenQuery(form);
		if (wanted === query && !failed) return;
		query = wanted;
		// What is typed on, and what failed, is the same entry.
		const isSame = failed || (byTyping && history.state?.byTyping);
		void go(wanted ? `${PATH}?${wanted}` : PATH, { as: isSame ? 'replace' : 'push', byTyping });
	};

	form.addEventListener('input', () => {
		clearTimeout(timer);
		timer = setTimeout(search, PAUSE, true);
	});
	form.addEventListener('submit', (event) => {
		document.getElementById('filters')?.hidePopover?.();
		clearTimeout(timer);
		// What failed by script may work as a whole page.
		if (failed) return;
		event.preventDefault();
		search();
	});
	addEventListener('change', ({ target }) => {
		if (target instanceof Element && target.matches('fieldset input, select[name=sort]')) search();
	});
	addEventListener('click', (event) => {
		const { target } = event;
		if (!isPlainClick(event)) return;
		const link = target instanceof Element && target.closest<HTMLAnchorElement>('main a[href]');
		if (!link || link.origin !== location.origin || link.pathname !== PATH || link.hash) return;
		event.preventDefault();
		document.getElementById('filters')?.hidePopover?.();
		void go(PATH + link.search, { as: 'push', isLink: true });
	});
	addEventListener('popstate', () => {
		const path = location.pathname + location.search;
		if (path !== currentAddress) void go(path, { as: 'back' });
	});
	followSheet(document.getElementById('filters'));
	offerToShare(list);
	// Before this script was there something else may have been chosen.
	if (isChanged(form)) {
		query = ' ';
		search();
	}
}

/** The parts of the page that the server renders for an address, or why there are none. */
async function ask(path: string, signal: AbortSignal): Promise<Document | Failure> {
	try {
		const ahead = await takeAsked(path.split('?')[1] ?? '');
		const answer = ahead ?? (await fetch(partsPath(path), { signal }));
		if (answer.status === 429) return 'limited';
		if (answer.status === 503) return 'busy';
		const page = pageOf(await answer.text());
		return answer.ok && page.querySelector('[data-part=list]') ? page : 'other';
	} catch {
		return 'offline';
	}
}

/** Its canonical address. @param asked where it has none */
function pathOf(page: Document, asked: string): string {
	const { pathname, search } = new URL(canonicalOf(page) ?? asked, location.href);
	return pathname + search;
}

function showFailure(failure: Failure, tryAgain: () => Promise<void>) {
	document.querySelector('[data-failure]')?.replaceChildren(notUpdated(failure, tryAgain));
	document.querySelector('[data-part=found]')?.replaceChildren('Not updated');
}

/** While it is a sheet, the page behind it is out of reach, and the focus is in the sheet. It opens without scripts too. */
function followSheet(element: HTMLElement | null): void {
	if (!element) return;
	let release = () => {};
	const hide = () => element.hidePopover();
	const follow = () => {
		release();
		const open = element.matches(':popover-open');
		if (open) {
			release = inertAround(element);
			element.querySelector('button')?.focus();
			matchMedia('(width >= 60rem)').addEventListener('change', hide, { once: true });
		}
		element.role = open ? 'dialog' : null;
		element.ariaLabel = open ? 'Filters' : null;
	};
	follow();
	element.addEventListener('toggle', follow);
	// The browser then gives the focus back to the button, which has to be in reach.
	element.addEventListener('beforetoggle', () => release());
}

/** Makes all that is beside an element or what it stands in inert. @returns what ends that */
function inertAround(element: HTMLElement): () => void {
	const made: HTMLElement[] = [];
	for (let one = element; one.parentElement && one !== document.body; one = one.parentElement)
		for (const sibling of one.parentElement.children) {
			if (sibling === one || !(sibling instanceof HTMLElement) || sibling.inert) continue;
			sibling.inert = true;
			made.push(sibling);
		}
	return () => {
		for (const sibling of made) sibling.inert = false;
	};
}

/**
 * Offers what a search has found as a list to share, with the parameters of the form of its alert. It comes by script, so that
 * the page has no byte of it before a touch; the screen to which it leads needs scripts, too.
 * @param results the results, with that form below them
 */
function offerToShare(results: Element | null): void {
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

/** Why there are no results: no connection, no answer in time, too many searches, or anything else. */
type Failure = 'offline' | 'busy' | 'limited' | 'other';

const reasons: Record<Failure, string> = {
	offline: 'There is no connection to the site.',
	busy: 'The search is busy.',
	limited: 'Too many searches in a short time. Please wait a minute.',
	other: 'The search did not answer.',
};

/** Above results that stay although others were asked for. */
function notUpdated(failure: Failure, tryAgain: () => Promise<void>): HTMLElement {
	const button = element(
		'button',
		{ type: 'button', class: buttonLook('secondary', 'medium') },
		'Try again',
	);
	button.addEventListener('click', async () => {
		button.ariaBusy = 'true';
		await tryAgain();
		button.ariaBusy = null;
	});
	return element(
		'div',
		{
			role: 'alert',
			class:
				'mt-4 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sun-wash px-4 py-3 text-sun-ink',
		},
		element(
			'p',
			{ class: 'min-w-[min(15rem,100%)] flex-1' },
			`${reasons[failure]} What you chose is kept; the results are still those from before.`,
		),
		button,
	);
}

/*
 * The search of internships: the address follows what is chosen and typed, and the results follow the address. Back undoes
 * a choice, and all that was typed at once. Without this script the same form is sent, and the same links are followed.
 */
import { chosenQuery, isChanged } from '#app/features/internships/search/chosen-query.ts';
import { followSheet } from '#app/features/internships/search/filters/follow-sheet.ts';
import { type Failure, notUpdated } from '#app/features/internships/search/not-updated.ts';
import { offerToShare } from '#app/features/internships/search/share-search.ts';
import { suggestIn } from '#app/features/internships/search/suggestions.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';
import { start } from '#app/page/started.ts';
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
		// A page with results has all rules of another (search-states.ts).
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

declare global {
	interface Window {
		/** What was pressed before hydration and waits for it, with what presses it again. */
		heldPresses?: Map<Element, () => void>;
	}
}

/** What a page tells the script below. */
export type PageScripts = {
	/** The address of the rules that the page itself has no use for yet. */
	stylesheet: string;
	/** The addresses of its modules. */
	preloads: string[];
	/** Those of what it imports as it opens, where the query of its address is such (screen-parts.ts). */
	parts: { when: Readonly<Record<string, string | boolean>>; preloads: string[] }[];
	/** The text of the module script that hydrates the page. */
	module: string;
	/** Whether the page needs its scripts as soon as it has been painted. */
	atOnce: boolean;
	/** The keys of either storage with something that the page shows: the session first, saved internships, a draft. */
	keys: string[];
};

/**
 * Loads the scripts of a page when they are needed (docs/decisions/pages.md). It is one function and stays one, however long:
 * every page carries its text (start-scripts.ts), so that it uses nothing from outside itself.
 *
 * A control that does nothing without React has the attribute `data-needs-script`. The first touch, focus,
 * key or hover of one loads the scripts. A click on it, or the submission of its form, is stopped until the
 * page is hydrated, and then done once on the same element; popovers and fields in a marked form, fieldset or label work at
 * once, and the page reads them after hydration. If the scripts fail, the browser does what it
 * can do by itself (a form with an address, a link), and for the rest a message is shown.
 */
export function startScriptsWhenNeeded(page: PageScripts) {
	/** A browser without invoker commands opens and closes dialogs by script. */
	const marks =
		'commandForElement' in HTMLButtonElement.prototype
			? '[data-needs-script],[data-save]'
			: '[data-needs-script],[data-save],[commandfor]';
	/** In milliseconds; scripts without an answer by then have failed. */
	const longestWait = 30_000;
	const root = document.documentElement;
	const listening = new AbortController();
	const { signal } = listening;
	const waiting = new Map<Element, () => void>();
	window.heldPresses = waiting;
	const busy = new Set<Element>();
	let loading = false;
	let failed = false;

	const link = (rel: string, href: string) => {
		// The script before this one may have fetched the rules already (call-ahead.ts).
		const fetched = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
		const element = fetched ?? document.createElement('link');
		if (element.rel !== rel) element.rel = rel;
		if (fetched) return;
		element.href = href;
		document.head.append(element);
	};

	/** Those of the page, and of what it imports as it opens at this address. */
	const modules = () => {
		const query = Object.fromEntries(
			new URLSearchParams(`tab=overview&${location.search.slice(1)}`),
		);
		const isOpen = ({ when }: PageScripts['parts'][number]) =>
			Object.entries(when).every(
				([name, value]) => value === (typeof value === 'boolean' ? name in query : query[name]),
			);
		return [page, ...page.parts.filter(isOpen)].flatMap(({ preloads }) => preloads);
	};

	const run = () => {
		const script = document.createElement('script');
		script.type = 'module';
		script.textContent = page.module;
		script.onerror = fail;
		document.body.append(script);
	};

	const load = () => {
		if (loading) return;
		loading = true;
		// Each request takes its time: between two of them the browser can answer to somebody who types.
		link('stylesheet', page.stylesheet);
		for (const href of modules()) setTimeout(link, 0, 'modulepreload', href);
		// React needs the whole document.
		if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
		else setTimeout(run);
	};

	// What others change before React is there is undone for it, and then done again (app/lib/undo-changes.ts).
	const records: MutationRecord[] = [];
	const observer = new MutationObserver((changes) => records.push(...changes));
	const noteChanges = () => {
		const all = { childList: true, subtree: true, characterData: true };
		observer.observe(document.body, { ...all, characterDataOldValue: true });
		window.notedChanges = { records, observer };
	};
	document.addEventListener('readystatechange', noteChanges, { once: true });

	/** A frame after `load` is not enough: the first paint may come later. */
	const loadAfterPaint = () => {
		setTimeout(load, 1_000);
		new PerformanceObserver(() => setTimeout(load)).observe({ type: 'paint', buffered: true });
	};

	const showFailure = (shown: boolean) => {
		const message = document.getElementById('script-failure');
		if (message) message.hidden = !shown;
	};

	const release = () => {
		const released = [...waiting];
		waiting.clear();
		for (const element of busy) element.removeAttribute('aria-busy');
		busy.clear();
		return released;
	};

	const fail = () => {
		if ('hydrated' in root.dataset) return;
		loading = false;
		failed = true;
		delete root.dataset.session;
		for (const [control, doAgain] of release()) {
			if (!control.matches('[action],[href],[type=submit]')) return showFailure(true);
			listening.abort();
			doAgain();
		}
	};

	const finish = () => {
		listening.abort();
		showFailure(false);
		// After what React renders again at once after hydration.
		setTimeout(() => {
			for (const [control, doAgain] of release()) if (control.isConnected) doAgain();
		});
	};

	const wait = (event: Event, control: Element, element: Element, doAgain: () => void) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		element.setAttribute('aria-busy', 'true');
		busy.add(element);
		waiting.set(control, doAgain);
		setTimeout(fail, longestWait);
		load();
	};

	const onEvent = (event: Event) => {
		const control = event.target instanceof Element && event.target.closest<HTMLElement>(marks);
		if (!control) return;
		const { type } = event;
		// The controls in a dialog have marks of their own. What needs a script is a click beside it.
		const isDialog = control.localName === 'dialog';
		if (isDialog && (control !== event.target || type !== 'click')) return;
		const role = control.getAttribute('role');
		if (event instanceof SubmitEvent && control instanceof HTMLFormElement) {
			const { submitter } = event;
			const button = submitter ?? control.querySelector('[type=submit]') ?? control;
			wait(event, control, button, () => control.requestSubmit(submitter));
		} else if (type === 'click' && !control.matches('form,fieldset,label,[popovertarget]'))
			wait(event, control, control, () => control.click());
		else if (
			event instanceof KeyboardEvent &&
			role === 'tab' &&
			/^Arrow|Home|End/.test(event.key)
		) {
			const { key } = event;
			wait(event, control, control, () =>
				control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
			);
		} else if (!failed) load();
	};
	for (const type of 'pointerover pointerdown focusin keydown input click submit'.split(' '))
		addEventListener(type, onEvent, { capture: true, signal });

	const isStored = (key: string) => {
		try {
			return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null;
		} catch {
			// Storage is forbidden here, so there is nothing.
			return false;
		}
	};
	// The first is the session's: what only visitors see is hidden from the first paint on.
	const [session = ''] = page.keys;
	if (isStored(session)) root.dataset.session = '';
	const loadIfNeeded = () => {
		if (page.atOnce || page.keys.some(isStored)) loadAfterPaint();
	};
	// `pageshow` follows `load`, and comes again when the browser shows the page from its back-forward cache.
	for (const type of ['pageshow', 'storage']) addEventListener(type, loadIfNeeded, { signal });
	// Back to an address that a script had set in an earlier load of this page: nothing else would show it.
	const { pathname, search } = location;
	const showAddress = () => {
		if (location.pathname !== pathname || location.search !== search) location.reload();
	};
	addEventListener('popstate', showAddress, { signal });
	// The module script tells of it (start-scripts.ts). A promise that is rejected may be an extension's, or WebKit's own.
	addEventListener('scripts-failed', fail, { signal });
	new MutationObserver(finish).observe(root, { attributeFilter: ['data-hydrated'] });
}

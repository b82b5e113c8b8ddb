/** What a public page tells the script below. */
export type PageStart = {
	/** The addresses of its modules: first that of all public pages, which does what hearts do. */
	scripts: string[];
	/** Those of what a signed-in person needs besides. */
	own: string[];
	/** The address of the rules that the page itself has no use for yet. */
	stylesheet: string;
	/** The keys of either storage with something that the page shows: the session first. */
	keys: string[];
	/** Whether it shows nothing before its scripts run. */
	atOnce: boolean;
};

/**
 * Loads the scripts of a public page (docs/decisions/pages.md): once it is idle on a fast connection, else at the first
 * sign of a person, and for who saves data only when something is pressed that needs them; at once where the page is
 * nothing without them. A heart that is pressed waits for the script of all pages alone; the others come after it. Every
 * page carries the text of this function (entry.server.tsx), so that it uses nothing from outside itself.
 *
 * A click on a heart or on a control with `data-needs-script`, or the submission of such a form, shows at once that it was taken, waits
 * and is then done once on the same element. If the scripts fail, the browser does what it can do by itself (a form with an
 * address, a link), and for the rest a message is shown. Only our own scripts count: errors of others say nothing of them.
 */
export function startPage(page: PageStart) {
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
	const waiting = new Map<HTMLElement, () => void>();
	const busy = new Set<Element>();
	/** How many scripts have been asked for. */
	let asked = 0;

	const isStored = (key: string) => {
		try {
			return (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null;
		} catch {
			// Storage is forbidden here, so there is nothing.
			return false;
		}
	};
	const [session = ''] = page.keys;

	/** @param pressed the control that needs them */
	const load = (priority: 'high' | 'low', pressed?: HTMLElement) => {
		const all = isStored(session) ? [...page.scripts, ...page.own] : page.scripts;
		for (const src of all.slice(asked, pressed && 'save' in pressed.dataset ? 1 : undefined)) {
			asked += 1;
			const script = document.createElement('script');
			script.type = 'module';
			script.fetchPriority = priority;
			script.onerror = fail;
			script.src = src;
			document.head.append(script);
		}
	};

	const showFailure = (isVisible: boolean) => {
		const message = document.getElementById('script-failure');
		if (message) message.hidden = !isVisible;
	};

	const release = () => {
		const released = [...waiting];
		waiting.clear();
		for (const element of busy) element.removeAttribute('aria-busy');
		busy.clear();
		return released;
	};

	const fail = () => {
		if ('ready' in root.dataset) return;
		asked = 0;
		delete root.dataset.session;
		if (page.atOnce) showFailure(true);
		for (const [control, doAgain] of release()) {
			if (!control.matches('[action],[href],[type=submit]')) return showFailure(true);
			listening.abort();
			doAgain();
		}
	};

	const onStarted = () => {
		if (!('ready' in root.dataset)) {
			for (const [heart, doAgain] of waiting)
				if ('save' in heart.dataset && waiting.delete(heart)) {
					heart.removeAttribute('aria-busy');
					doAgain();
				}
			return savesData || load('low');
		}
		listening.abort();
		showFailure(false);
		const styles = document.createElement('link');
		styles.rel = 'stylesheet';
		styles.href = page.stylesheet;
		document.head.append(styles);
		for (const [, doAgain] of release()) doAgain();
	};

	/** What a choice shows of its list needs no script but this: what the page's script does later is the same. */
	const narrow = ({ dataset }: HTMLElement, chosen: Element | null) => {
		const section = document.getElementById(dataset.narrows ?? '');
		const list = section?.querySelector('[data-list]');
		if (!section || !list || !(chosen instanceof HTMLButtonElement)) return;
		// One that is chosen already has no name, and ends the choice.
		list.className = chosen.name && `only-${chosen.value}`;
		section.dataset.narrowed = '';
		if (chosen.name && innerWidth < 768) section.scrollIntoView();
	};

	const hold = (event: Event, control: HTMLElement, button: Element, doAgain: () => void) => {
		event.preventDefault();
		event.stopImmediatePropagation();
		button.setAttribute('aria-busy', 'true');
		busy.add(button);
		waiting.set(control, doAgain);
		setTimeout(fail, longestWait);
		load('high', control);
	};

	const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
	const onEvent = (event: Event) => {
		const { target, type } = event;
		const control = target instanceof Element && target.closest<HTMLElement>(marks);
		if (!control || ('shared' in root.dataset && 'save' in control.dataset)) {
			if (!savesData) load('low');
			return;
		}
		if (event instanceof SubmitEvent) {
			const form = control as HTMLFormElement;
			const { submitter } = event;
			const button = submitter ?? form.querySelector('[type=submit]') ?? form;
			hold(event, form, button, () => form.requestSubmit(submitter));
			narrow(form, submitter);
		} else if (
			type === 'click' &&
			!control.matches('form,fieldset,label,[popovertarget]') &&
			// The controls in a dialog have marks of their own. What needs a script is a click beside it.
			(control.localName !== 'dialog' || control === target)
		)
			hold(event, control, control, () => control.click());
		else load('high', control);
	};
	for (const type of 'scroll pointerover pointerdown keydown focusin input click submit'.split(' '))
		addEventListener(type, onEvent, { capture: true, passive: /scroll/.test(type), signal });

	const loadIfStored = () => {
		const has = isStored(session);
		// What only visitors see is hidden from the first paint on.
		if (has) root.dataset.session = '';
		if (page.atOnce || has || page.keys.some(isStored)) load(page.atOnce ? 'high' : 'low');
	};
	if (isStored(session)) root.dataset.session = '';
	// `pageshow` follows `load`, and comes again when the browser shows the page from its back-forward cache.
	for (const type of ['pageshow', 'storage']) addEventListener(type, loadIfStored, { signal });
	const loadWhenIdle = () => {
		const { effectiveType, rtt = 0 } =
			(navigator as { connection?: { effectiveType?: string; rtt?: number } }).connection ?? {};
		if (!savesData && effectiveType === '4g' && rtt <= 300)
			requestIdleCallback(() => load('low'), { timeout: 2_000 });
	};
	addEventListener('load', loadWhenIdle, { signal });
	// Back to an address that a script had set in an earlier load of this page: nothing else would show it.
	const { pathname, search } = location;
	const showAddress = () => {
		if (location.pathname !== pathname || location.search !== search) location.reload();
	};
	addEventListener('popstate', showAddress, { signal });
	new MutationObserver(onStarted).observe(root, { attributeFilter: ['data-ready', 'data-shared'] });
}

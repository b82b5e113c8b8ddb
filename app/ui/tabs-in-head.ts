/**
 * Makes the tabs of a public page work from the first paint on (`Tabs` renders them): a click, arrow keys, Home and End. The
 * page carries its text, so that it uses nothing from outside itself.
 */
export function followTabs() {
	addEventListener('click', ({ target }) => select((target as Element).closest?.('[role=tab]')));
	addEventListener('keydown', (event) => {
		const tab = (event.target as Element).closest?.('[role=tab]');
		const all = [...(tab?.parentElement?.children ?? [])] as HTMLElement[];
		const at = all.indexOf(tab as HTMLElement);
		const last = all.length - 1;
		const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
		if (!tab || to === undefined) return;
		event.preventDefault();
		const next = all.at(to > last ? 0 : to);
		select(next);
		next?.focus();
	});
	function select(tab: Element | null | undefined) {
		const before = tab?.parentElement?.querySelector('[aria-selected=true]');
		if (!tab || !before || tab === before) return;
		// What differs between a tab that is selected and one that is not.
		for (const name of ['aria-selected', 'class', 'tabindex']) {
			const value = tab.getAttribute(name) ?? '';
			tab.setAttribute(name, before.getAttribute(name) ?? '');
			before.setAttribute(name, value);
		}
		for (const one of [tab, before]) {
			const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
			if (panel) panel.hidden = one === before;
		}
	}
}

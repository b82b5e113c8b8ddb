/** What is asked of a page; the answer is an element, or true where something holds. */
export type Question =
	| { control: string; within: string }
	| { field: string }
	| { cleared: string; value: string }
	| { chosen: string; option: string }
	| { words: string };

/**
 * Runs in the page, so it uses nothing from outside. A name is the label, or the text; where "…" ends it, more may follow. Of
 * several elements the first that can be seen is taken, and in `main` before the rest.
 * @returns null as long as there is no such thing, or something covers it
 */
export function inPage(question: Question): Element | true | null {
	const clean = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
	const nameOf = (one: Element) => clean(one.getAttribute('aria-label') ?? one.textContent);
	const isShown = (one: Element) => one.checkVisibility() && one.getClientRects().length > 0;
	const isCalled = (own: string, name: string) =>
		own === name || (name.endsWith('…') && own.startsWith(name.slice(0, -1)));
	const all = (selector: string, part: ParentNode = document) => [
		...part.querySelectorAll(selector),
	];

	/** Scrolls to it. Whatever lies over it would take the press. */
	const reached = (one: Element | undefined): Element | null => {
		one?.scrollIntoView({ block: 'center', behavior: 'instant' });
		const box = one?.getClientRects()[0];
		if (!one || !box) return null;
		const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
		return one.contains(top) ? one : null;
	};

	const control = (name: string, within: string): Element | null => {
		const parts = within
			? all('li, article')
					.filter((one) => nameOf(one).includes(within))
					.reverse()
			: [...all('main'), document];
		const control = parts
			.flatMap((part) => all('a[href], button, summary, label', part))
			// The tab that is open has nothing to press, and often the name of the button below it.
			.find((one) => isShown(one) && one.ariaSelected !== 'true' && isCalled(nameOf(one), name));
		return control?.matches('[aria-disabled="true"], [aria-busy="true"], :disabled')
			? null
			: reached(control);
	};

	const field = (label: string): Element | null =>
		reached(
			[...all('main'), document]
				.flatMap((part) => all('input, textarea, select', part))
				.filter(isShown)
				.find((one) => {
					const labels = [...((one as HTMLInputElement).labels ?? [])].map(nameOf);
					return [...labels, one.ariaLabel ?? ''].some((own) => isCalled(own, label));
				}),
		);

	/** As if a person had done it: React reads the value after these events. */
	const setValue = (one: Element | null, value: string): true | null => {
		if (!one) return null;
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(one), 'value')?.set?.call(one, value);
		for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }));
		return true;
	};

	if ('control' in question) return control(question.control, question.within);
	if ('field' in question) return field(question.field);
	if ('cleared' in question) return setValue(field(question.cleared), question.value);
	if ('chosen' in question) {
		const list = field(question.chosen) as HTMLSelectElement | null;
		const option = [...(list?.options ?? [])].find(({ text }) => text === question.option);
		return option ? setValue(list, option.value) : null;
	}
	const has = (one: Element) => clean(one.textContent).includes(question.words);
	const isSmallest = (one: Element) => ![...one.children].some(has);
	return all('*', document.body).some((one) => has(one) && isSmallest(one) && isShown(one)) || null;
}

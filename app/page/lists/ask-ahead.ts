/** What was asked for before the script of the search was there. */
type Ahead = {
	/** As `chosenQuery` has it. */
	query: string;
	/** Undefined where there was no answer. */
	answer: Promise<Response | undefined>;
};

declare global {
	interface Window {
		askedAhead?: Ahead | undefined;
	}
}

/**
 * Asks for what a first filter chooses while the script of the search is still loaded, so that a slow connection takes one
 * way there and back and not two. The page carries the text of this function, so that it uses nothing from outside itself.
 * A text in which filters are read gives another query in the script, which then asks by itself.
 */
export function askAhead() {
	addEventListener('change', ({ target }) => {
		if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
		const { form } = target;
		if (form?.id !== 'search' || 'ready' in document.documentElement.dataset) return;
		const query = new URLSearchParams();
		for (const [name, value] of new FormData(form)) if (value) query.append(name, `${value}`);
		query.sort();
		const answer = fetch(`/internships.parts?${query}`).catch(() => undefined);
		window.askedAhead = { query: `${query}`, answer };
	});
}

/** The answer to what was asked ahead, once, where it is this. */
export function takeAsked(query: string): Ahead['answer'] | undefined {
	const { askedAhead } = window;
	window.askedAhead = undefined;
	return askedAhead?.query === query ? askedAhead.answer : undefined;
}

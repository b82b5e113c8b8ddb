/** As a `ref` of what says that an entry is decided: opens the next one of the list that nobody has, which claims it. */
export function openNext(decided: HTMLElement | null): void {
	const row = decided?.closest('li');
	for (let next = row?.nextElementSibling; next; next = next.nextElementSibling) {
		const entry = next.querySelector<HTMLDetailsElement>(
			':scope > details:not([open], [data-taken])',
		);
		if (!entry) continue;
		entry.open = true;
		entry.querySelector('summary')?.focus({ preventScroll: true });
		entry.scrollIntoView({ block: 'nearest' });
		return;
	}
}

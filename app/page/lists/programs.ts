/*
 * The search of programs: filters them as other boxes do (filter.ts), suggests, and asks the server how many of all
 * internships match, with the nearest of them where no program does.
 */

import { suggestIn } from '#app/features/internships/search/suggestions.ts';
import { start } from '#app/page/started.ts';
import { exchangeParts, pageOf, partsPath, pressEnds, wholeStyles } from './exchange.ts';
import { followFilter } from './filter.ts';

let asking: AbortController | undefined;
let updateSuggestions = () => {};

start('programs', () => {
	const form = followFilter((text, isInAddress) => {
		asking?.abort();
		if (!isInAddress || text === '') showUncounted(text);
		if (!isInAddress) return;
		updateSuggestions();
		if (text !== '') void ask();
	});
	const place = form?.querySelector<HTMLElement>('.relative');
	if (place)
		updateSuggestions = suggestIn(place, {
			param: 'search',
			open: (path) => location.assign(path),
		});
});

/** Until the server has counted: the way to all internships, and none that were found for another text. */
function showUncounted(text: string): void {
	document.querySelector('[data-instead]')?.remove();
	const uncounted = document.querySelector<HTMLTemplateElement>('template[data-uncounted]');
	const made = text === '' ? undefined : (uncounted?.content.cloneNode(true) as DocumentFragment);
	const path = `/internships?${new URLSearchParams({ q: text })}`;
	made?.querySelector('a')?.setAttribute('href', path);
	document.querySelector('[data-part=in-all]')?.replaceChildren(...(made ? [made] : []));
}

/** Without an answer the way to all internships stays. */
async function ask(): Promise<void> {
	const now = new AbortController();
	asking = now;
	try {
		const [answer] = await Promise.all([
			fetch(partsPath(location.pathname + location.search), { signal: now.signal }),
			wholeStyles(),
		]);
		const page = pageOf(await answer.text());
		await pressEnds();
		if (answer.ok && !now.signal.aborted) exchangeParts(page);
	} catch (error) {
		if (!now.signal.aborted) console.error(error);
	}
}

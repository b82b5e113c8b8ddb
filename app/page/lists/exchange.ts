/*
 * Parts of a page (`data-part`) are replaced as a whole by those of the page that the server renders for another address.
 * What a person is at stays: the focus, what is open, how far it is scrolled. Nothing is compared with what stands in the
 * page: a translator may have changed it.
 */

const parts = (of: Document) => of.querySelectorAll<HTMLElement>('[data-part]');

/** What was put into a part last, so that a part that says the same again is not announced again. */
const last = new Map<string, string>();

/** Ends with the press that is going on, if there is one. */
let press: Promise<void> | undefined;
const followPress = () => {
	press = new Promise((resolve) => {
		// The click comes after it.
		for (const end of ['pointerup', 'pointercancel'])
			addEventListener(end, () => setTimeout(resolve), { once: true });
	});
};
addEventListener('pointerdown', followPress, true);

/** Waits for the end of a press: a link that is replaced in the middle of one is not followed. */
export const pressEnds = () => press;

export function exchangeParts(answer: Document): void {
	const open = openFacets();
	const focused = selectorOf(document.activeElement);
	for (const part of parts(document)) {
		const name = part.dataset.part ?? '';
		const next = answer.querySelector<HTMLElement>(`[data-part="${name}"]`);
		if (!next) continue;
		const html = next.innerHTML;
		if (last.get(name) === html && part.innerHTML === html) continue;
		last.set(name, html);
		part.replaceChildren(...next.childNodes);
	}
	for (const facet of document.querySelectorAll<HTMLDetailsElement>('[data-part] details'))
		facet.open = open.get(facetName(facet)) ?? facet.open;
	if (document.activeElement === document.body && focused)
		document.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
	document.title = answer.title;
	const canonical = document.querySelector('link[rel=canonical]');
	canonical?.setAttribute('href', canonicalOf(answer) ?? location.href);
}

/** A page that the server has rendered. The policy of the page that asks knows no other styles than its own. */
export const pageOf = (html: string): Document =>
	new DOMParser().parseFromString(html.replace(/<style[\s\S]*?<\/style>/g, ''), 'text/html');

/** Where the server has the parts of a page. @param path of the page, with its query */
export const partsPath = (path: string) => path.replace(/(?=\?|$)/, '.parts');

/** The one address of a page. */
export const canonicalOf = (page: Document): string | undefined =>
	page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;

const facetName = (facet: HTMLDetailsElement) => facet.querySelector('fieldset')?.name;

const openFacets = () =>
	new Map(
		[...document.querySelectorAll<HTMLDetailsElement>('[data-part] details')].map((facet) => [
			facetName(facet),
			facet.open,
		]),
	);

/** Finds in other parts what has the focus in these. */
function selectorOf(focused: Element | null): string | undefined {
	if (!focused?.closest('[data-part]')) return undefined;
	const facet = focused.closest('details')?.querySelector('fieldset')?.name;
	const within = facet ? `details:has(fieldset[name="${facet}"]) ` : '';
	if (focused instanceof HTMLInputElement)
		return `${within}input[value="${CSS.escape(focused.value)}"]`;
	if (focused instanceof HTMLSelectElement) return `select[name="${focused.name}"]`;
	if (focused.localName === 'summary') return `${within}summary`;
	const href = focused.getAttribute('href');
	return href === null ? undefined : `[data-part] a[href="${CSS.escape(href)}"]`;
}

/** The rules of what other pages have are loaded after the scripts: without them, parts of those had no looks. */
export async function wholeStyles(): Promise<void> {
	// Until the starter has asked for it.
	await new Promise((resolve) => setTimeout(resolve));
	const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([media])');
	const missing = [...sheets].find(({ sheet }) => !sheet);
	if (!missing) return;
	await new Promise((resolve) => {
		missing.addEventListener('load', resolve);
		missing.addEventListener('error', resolve);
	});
}

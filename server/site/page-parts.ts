/**
 * What the script of a search exchanges of a page (app/page/lists/exchange.ts): the elements with `data-part`, its title and
 * its canonical address. A fifth of the page's bytes, and nothing that a browser would have to read for nothing.
 * @param html as React writes it: each element but a void one is closed, and no attribute has a ">"
 */
export function partsOf(html: string): string {
	const head = [/<title>[^<]*<\/title>/, /<link [^>]*rel="canonical"[^>]*>/];
	const parts: string[] = head.map((pattern) => pattern.exec(html)?.[0] ?? '');
	let end = 0;
	for (const { 0: opening, 1: name = '', index } of html.matchAll(
		/<([a-z][a-z0-9]*)[^>]* data-part="[^>]*>/g,
	)) {
		if (index < end) continue;
		end = endOf(html, name, index + opening.length);
		parts.push(html.slice(index, end));
	}
	return parts.join('\n');
}

/** The index after the end tag of an element. @param from after its start tag */
function endOf(html: string, name: string, from: number): number {
	const tag = new RegExp(`<(/?)${name}(?=[ >])[^>]*>`, 'g');
	tag.lastIndex = from;
	let open = 1;
	while (open > 0) {
		const next = tag.exec(html);
		if (!next) throw new Error(`the element ${name} is not closed`);
		open += next[1] ? -1 : 1;
	}
	return tag.lastIndex;
}

/**
 * React takes out, changes and inserts nodes where it put them. A translator may have put a `<font>` in the place of a text,
 * and a manager of passwords may have wrapped a field: then the browser's own methods throw, and the screen would be lost
 * (https://github.com/facebook/react/issues/11538). Here they act on what stands in that place instead.
 */

/** What a translator has put in the place of a text. */
const inPlaceOf = new WeakMap<Node, ChildNode>();
const taken = new WeakSet<Node>();

/** Once, before React draws anything. */
export function guardDom(): void {
	new MutationObserver(noteTranslations).observe(document, { childList: true, subtree: true });
	const { removeChild, insertBefore } = Node.prototype;
	Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
		const there = inside(this, child);
		if (there) removeChild.call(this, there);
		return child;
	};
	Node.prototype.insertBefore = function <Child extends Node>(
		this: Node,
		child: Child,
		before: Node | null,
	): Child {
		insertBefore.call(this, child, before && inside(this, before));
		return child;
	};
	showChangedTexts();
}

/** The child of `parent` that is `node`, stands in its place or is around it; null if there is none. */
function inside(parent: Node, node: Node): Node | null {
	let there: Node | null = node.parentNode ? node : (inPlaceOf.get(node) ?? null);
	while (there && there.parentNode !== parent) there = there.parentNode;
	return there;
}

function noteTranslations(changes: MutationRecord[]): void {
	for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
		for (const text of removedNodes) {
			if (!(text instanceof Text) || text.parentNode) continue;
			const beside = [...addedNodes, previousSibling, nextSibling];
			const translated = beside.find((node) => node?.nodeName === 'FONT' && !taken.has(node));
			if (!translated) continue;
			taken.add(translated);
			inPlaceOf.set(text, translated as ChildNode);
		}
}

/** A text that changes comes back in the place of its translation, and is translated again. */
function showChangedTexts(): void {
	const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
	if (!get || !set) return;
	Object.defineProperty(Node.prototype, 'nodeValue', {
		configurable: true,
		enumerable: true,
		get,
		set(this: Node, value: string | null) {
			set.call(this, value);
			const translated = inPlaceOf.get(this);
			if (!translated || this.parentNode) return;
			inPlaceOf.delete(this);
			translated.replaceWith(this);
		},
	});
}

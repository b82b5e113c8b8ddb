/**
 * Leaves in a page only those rules of the site's stylesheet that its elements can use, so that a
 * page fits in the first packets of a connection (docs/decisions/022). The whole stylesheet is
 * fetched with the scripts, after the first paint: see hydrate-after-paint.ts.
 */
import postcss, { type ChildNode, type Container, type Root } from 'postcss';
import { dropUnusedFonts } from './font-preloads.ts';

const inlined = /(<style[^>]*data-href="site"[^>]*>)([\s\S]*?)(<\/style>)/;
const classAttribute = /\sclass="([^"]*)"/g;
const className = /\.((?:\\.|[\w-])+)/g;
/** Classes, states, attributes: all of a selector that is no element. */
const nonElementSelector = /\[[^\]]*\]|[.:#](?:\\.|[\w-])+/g;
/** What stands in round brackets (`:not(…)`, `:where(…)`) asks for nothing. */
const parentheses = /(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g;
/** A letter written as its number, which would have to be decoded: such a rule is kept. */
const numericEscape = /\\[0-9a-f]/i;

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescapeHtml = (text: string) =>
	text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');

function classesOf(html: string): Set<string> {
	const names = [...html.matchAll(classAttribute)].flatMap(([, value = '']) =>
		unescapeHtml(value).split(/\s+/),
	);
	return new Set(names);
}

/** Parts of fields, for which browsers have a dozen names, and the fields that have them. */
const parts: { part: RegExp; field: RegExp }[] = [
	{ part: /::-webkit-(date|calendar)/, field: /\stype="(date|datetime-local|month|time|week)"/ },
	{ part: /::-webkit-(inner|outer)-spin/, field: /\stype="(number|date|time|month|week)/ },
	{ part: /::-webkit-search/, field: /\stype="search"/ },
	{ part: /::file-selector/, field: /\stype="file"/ },
];

/** The names of a page's elements, their classes, and the parts of fields that it has not. */
type Page = { elements: Set<string>; classes: Set<string>; absent: RegExp[] };

const pageOf = (html: string): Page => ({
	elements: elementsOf(html),
	classes: classesOf(html),
	absent: parts.filter(({ field }) => !field.test(html)).map(({ part }) => part),
});

const elementsOf = (html: string) =>
	new Set([...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name));

function canMatch(selector: string, { elements, classes, absent }: Page): boolean {
	if (numericEscape.test(selector)) return true;
	if (absent.some((part) => part.test(selector))) return false;
	const plain = selector.replace(parentheses, '');
	const requiredClasses = [...plain.matchAll(className)];
	const requiredElements = plain.replace(nonElementSelector, '').match(/[a-z][a-z0-9]*/g) ?? [];
	return (
		requiredClasses.every(([, name = '']) => classes.has(name.replace(/\\(.)/g, '$1'))) &&
		requiredElements.every((name) => elements.has(name))
	);
}

function dropUnused(container: Container<ChildNode>, page: Page) {
	container.each((node) => {
		if (node.type === 'rule') {
			const selectors = node.selectors.filter((selector) => canMatch(selector, page));
			if (selectors.length === 0) node.remove();
			else node.selectors = selectors;
		} else if (node.type === 'atrule' && node.nodes && !/^(font-face|keyframes)$/.test(node.name)) {
			dropUnused(node, page);
			if (node.nodes.length === 0) node.remove();
		} else if (node.type === 'comment') node.remove();
	});
}

/** Movements that no rule sets going. */
function dropUnusedAnimations(root: Root) {
	const animations: string[] = [];
	root.walkDecls(/^animation/, ({ value }) => void animations.push(...value.split(/[\s,]+/)));
	root.walkAtRules('keyframes', (movement) => {
		if (!animations.includes(movement.params)) movement.remove();
	});
}

/** Takes out a declaration, and what is left empty by it. */
function removeWithEmptyParents(node: ChildNode) {
	const { parent } = node;
	node.remove();
	if (parent?.nodes?.length === 0 && parent.type !== 'root')
		removeWithEmptyParents(parent as ChildNode);
}

/** The custom properties that a text asks for. */
const propertiesUsedIn = (text: string) =>
	[...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);

/** Custom properties that nothing asks for, until none is left: one may be there for another alone. */
function dropUnusedProperties(root: Root, body: string) {
	const usedByBody = propertiesUsedIn(body);
	let dropped: boolean;
	do {
		dropped = false;
		const asked = new Set(usedByBody);
		root.walkDecls(({ value }) => {
			for (const name of propertiesUsedIn(value)) asked.add(name);
		});
		root.walk((node) => {
			const name = node.type === 'decl' ? node.prop : node.type === 'atrule' ? node.params : '';
			if (!name.startsWith('--') || asked.has(name)) return;
			removeWithEmptyParents(node);
			dropped = true;
		});
	} while (dropped);
}

let parsed: { css: string; root: Root } | undefined;

/** The stylesheet is the same for every page of a build: it is read once. */
function parse(css: string): Root {
	if (parsed?.css !== css) parsed = { css, root: postcss.parse(css) };
	return parsed.root.clone();
}

/** @param html a page whose `<style data-href="site">` holds the whole stylesheet */
export function criticalCss(html: string): string {
	return html.replace(inlined, (_, open: string, css: string, close: string) => {
		const root = parse(css);
		const body = html.replace(inlined, '');
		dropUnused(root, pageOf(body));
		dropUnusedProperties(root, body);
		dropUnusedAnimations(root);
		dropUnusedFonts(root, body);
		return open + root.toString() + close;
	});
}

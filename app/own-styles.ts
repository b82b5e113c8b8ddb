/**
 * Leaves in a page only those rules of the site's stylesheet that its elements can use, so that a
 * page fits in the first packets of a connection (docs/decisions/022). The whole stylesheet is
 * fetched with the scripts, after the first paint: see hydrate-after-paint.ts.
 */
import postcss, { type ChildNode, type Container, type Root } from 'postcss';

const inlined = /(<style[^>]*data-href="site"[^>]*>)([\s\S]*?)(<\/style>)/;
const classAttribute = /\sclass="([^"]*)"/g;
const className = /\.((?:\\.|[\w-])+)/g;
/** What stands in round brackets (`:not(…)`, `:where(…)`) asks for nothing. */
const inBrackets = /(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/g;
/** A letter written as its number, which would have to be decoded: such a rule is kept. */
const byNumber = /\\[0-9a-f]/i;

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescapeHtml = (text: string) =>
	text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');

function classesOf(html: string): Set<string> {
	const names = [...html.matchAll(classAttribute)].flatMap(([, value = '']) =>
		unescapeHtml(value).split(/\s+/),
	);
	return new Set(names);
}

function canMatch(selector: string, classes: Set<string>): boolean {
	if (byNumber.test(selector)) return true;
	const asked = [...selector.replace(inBrackets, '').matchAll(className)];
	return asked.every(([, name = '']) => classes.has(name.replace(/\\(.)/g, '$1')));
}

function dropUnused(container: Container<ChildNode>, classes: Set<string>) {
	container.each((node) => {
		if (node.type === 'rule') {
			const selectors = node.selectors.filter((selector) => canMatch(selector, classes));
			if (selectors.length === 0) node.remove();
			else node.selectors = selectors;
		} else if (node.type === 'atrule' && node.nodes && !/^(font-face|keyframes)$/.test(node.name)) {
			dropUnused(node, classes);
			if (node.nodes.length === 0) node.remove();
		}
	});
}

let parsed: { css: string; root: Root } | undefined;

/** The stylesheet is the same for every page of a build: it is read once. */
function parse(css: string): Root {
	if (parsed?.css !== css) parsed = { css, root: postcss.parse(css) };
	return parsed.root.clone();
}

/** @param html a page whose `<style data-href="site">` holds the whole stylesheet */
export function ownStyles(html: string): string {
	return html.replace(inlined, (_, open: string, css: string, close: string) => {
		const root = parse(css);
		dropUnused(root, classesOf(html));
		return open + root.toString() + close;
	});
}

/**
 * Reduces the inlined stylesheet to the rules that a page's elements can use, so that the page fits
 * in the first packets of a connection (docs/decisions/pages.md). The whole stylesheet is loaded with
 * the scripts (starter.ts), without the fonts, all of which are named here (vite.config.ts).
 */
import postcss, { type ChildNode, type Container, type Root } from 'postcss';

const inlined = /(<style[^>]*data-href="site"[^>]*>)([\s\S]*?)(<\/style>)/;
const classAttribute = /\sclass="([^"]*)"/g;
const className = /\.((?:\\.|[\w-])+)/g;
/** The parts of a selector that are not element names: classes, states, attributes. */
const nonElementSelector = /\[[^\]]*\]|[.:#](?:\\.|[\w-])+/g;
/** The first parentheses without others in them; the list in those of `:is`, `:where` and `:has` has to match. */
const parentheses = /:(?:is|where|has)\(((?:\\.|[^()\\])*)\)|(?<!\\)\((?:\\.|[^()\\])*(?<!\\)\)/;

/** Selectors without parentheses, of which one has to match; nothing in `:not(…)` has to. */
function alternatives(selector: string): string[] {
	const [match, list = ''] = parentheses.exec(selector) ?? [];
	if (match === undefined) return [selector];
	return list
		.split(/(?<!\\),/)
		.flatMap((one) => alternatives(selector.replace(match, () => ` ${one} `)));
}
/** A numeric escape would have to be decoded, so a rule with one is always included. */
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

/** Parts of selectors for which a page needs an element with a certain attribute. */
const parts: { part: RegExp; field: RegExp }[] = [
	// Pseudo-elements of form fields, which have many browser-specific names, and the fields that have them.
	{ part: /::-webkit-(date|calendar)/, field: /\stype="(date|datetime-local|month|time|week)"/ },
	{ part: /::-webkit-(inner|outer)-spin/, field: /\stype="(number|date|time|month|week)/ },
	{ part: /::-webkit-search/, field: /\stype="search"/ },
	{ part: /::file-selector/, field: /\stype="file"/ },
	{ part: /\[type=(checkbox|radio)/, field: /\stype="(checkbox|radio)"/ },
	{ part: /(?<!\():placeholder/, field: /\splaceholder="/ },
	// A form that the browser checks.
	{
		part: /:-moz-ui-invalid/,
		field: /<form(?![^>]*novalidate)(?:(?!<\/form).)*\srequired/is,
	},
	{ part: /details\[name\]/, field: /<details [^>]*name="/ },
	{ part: /\[rel~=.?external/, field: /\srel="external/ },
	// States that only scripts change, with which the whole stylesheet comes; `:not(…)` of one is kept.
	{ part: /(?<![\\(]):disabled/, field: /\sdisabled=/ },
	{ part: /(?<!\()\[aria-current=/, field: /\saria-current="/ },
	{ part: /(?<!\()\[aria-disabled=/, field: /\saria-disabled="true"/ },
	{ part: /(?<!\()\[aria-invalid=/, field: /\saria-invalid="true"/ },
	{ part: /(?<!\()\[aria-pressed=.?true/, field: /\saria-pressed="true"/ },
	{ part: /(?<!\()\[aria-selected=.?true/, field: /\saria-selected="true"/ },
];

/**
 * The element names and classes on a page, and the parts of selectors that do not apply to it.
 */
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
	return alternatives(selector).some((plain) => {
		const requiredClasses = [...plain.matchAll(className)];
		const requiredElements = plain.replace(nonElementSelector, '').match(/[a-z][a-z0-9]*/g) ?? [];
		return (
			requiredClasses.every(([, name = '']) => classes.has(name.replace(/\\(.)/g, '$1'))) &&
			requiredElements.every((name) => elements.has(name))
		);
	});
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

/** Removes keyframes that no rule uses. */
function dropUnusedAnimations(root: Root) {
	const animations: string[] = [];
	root.walkDecls(/^animation/, ({ value }) => void animations.push(...value.split(/[\s,]+/)));
	root.walkAtRules('keyframes', (movement) => {
		if (!animations.includes(movement.params)) movement.remove();
	});
}

/** Removes a declaration, and every rule that becomes empty because of it. */
function removeWithEmptyParents(node: ChildNode) {
	const { parent } = node;
	node.remove();
	if (parent?.nodes?.length === 0 && parent.type !== 'root')
		removeWithEmptyParents(parent as ChildNode);
}

/** The custom properties that a text uses. */
const propertiesUsedIn = (text: string) =>
	[...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);

/** Colours of drawings, which other files use: the rule is found by its class and always included. */
const usedElsewhere = /^--art-/;

/** Removes unused custom properties, repeatedly, since one may be used only by another. */
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
			if (!name.startsWith('--') || asked.has(name) || usedElsewhere.test(name)) return;
			removeWithEmptyParents(node);
			dropped = true;
		});
	} while (dropped);
}

/**
 * Tailwind declares the first values of properties twice: by `@property`, and for browsers without that by
 * a rule for all elements, which does for the others as well. One that is inherited stays as `@property`, without which its
 * value is worked out again for each element.
 */
export function declareOnce(root: Root): Root {
	root.walkAtRules('layer', (layer) => {
		if (layer.params !== 'properties') return;
		layer.walkAtRules('supports', (supports) => {
			supports.replaceWith(supports.nodes ?? []);
		});
		const inherited = new Set<string>();
		root.walkAtRules('property', (property) => {
			property.walkDecls('inherits', ({ value }) => {
				if (value === 'true') inherited.add(property.params);
			});
		});
		const declared = new Set<string>();
		layer.walkDecls((declaration) => {
			if (inherited.has(declaration.prop)) removeWithEmptyParents(declaration);
			else declared.add(declaration.prop);
		});
		root.walkAtRules('property', (property) => {
			if (declared.has(property.params)) property.remove();
		});
	});
	return root;
}

/** Elements of which the site has none, in the selectors of Tailwind's preflight. */
const ABSENT =
	/^(hr|abbr:.*|sub|sup|code|kbd|samp|pre|progress|menu|video|canvas|audio|embed|object|optgroup|:where\(select.*)$/;

/**
 * Drops what Tailwind declares and no page needs: selectors of custom elements, of what is hidden until it is found and of
 * elements which the site has none of; how the focus, placeholders and the font are, which base.css says; features of a
 * font, which nothing sets; the width of a tab and the colour of what is tapped; a layer without rules; what a summary and
 * a button are by themselves; and how borders are drawn, which preflight says of all elements and `border-dashed` of its
 * own. The prefix is added again for the browsers that want it.
 */
export function dropNeedless(root: Root): Root {
	root.walkRules((rule) => {
		const needed = rule.selectors
			.filter((selector) => !/:host|:-moz-focusring/.test(selector) && !ABSENT.test(selector))
			.map((selector) => selector.replace(/:where\(:not\(\[hidden=.?until-found.?\]\)\)/, ''));
		if (needed.length === 0) rule.remove();
		else if (String(needed) !== String(rule.selectors)) rule.selectors = needed;
	});
	root.walkDecls(
		/^(--tw-border-style|-webkit-(text-decoration|tap-highlight-color)|font-(feature|variation)-settings|(-moz-)?tab-size)$/,
		removeWithEmptyParents,
	);
	root.walkRules('html', (html) => {
		html.walkDecls(/^(font-family|line-height)$/, removeWithEmptyParents);
	});
	root.walkDecls(/^(display|appearance)$/, (declared) => {
		if (/^(list-item|button)$/.test(declared.value)) removeWithEmptyParents(declared);
	});
	root.walkDecls(/^border.*-style$/, (declared) => {
		if (declared.value === 'var(--tw-border-style)') removeWithEmptyParents(declared);
	});
	root.walkAtRules('property', (property) => {
		if (property.params === '--tw-border-style') property.remove();
	});
	root.walkAtRules('supports', (supports) => {
		if (supports.params.includes('-apple-pay-button')) supports.remove();
	});
	root.walkAtRules('layer', (layer) => {
		if (layer.params === 'components' && !layer.nodes) layer.remove();
	});
	return root;
}

let parsed: { css: string; root: Root } | undefined;

/** The stylesheet is the same for every page of a build, so it is parsed once. */
function parse(css: string): Root {
	if (parsed?.css !== css) parsed = { css, root: postcss.parse(css) };
	return parsed.root.clone();
}

/**
 * @param html a page whose `<style data-href="site">` holds the whole stylesheet
 * @param states elements that scripts may make of those of the page before the whole stylesheet is loaded, as HTML
 */
export function criticalCss(html: string, states = ''): string {
	return html.replace(inlined, (_, open: string, css: string, close: string) => {
		const root = parse(css);
		const body = html.replace(inlined, '');
		dropUnused(root, pageOf(body + states));
		dropUnusedProperties(root, body);
		dropUnusedAnimations(root);
		declareOnce(root);
		return open + root.toString() + close;
	});
}

/*
 * Elements that plain scripts add to a page. React draws none of them, so that a page that somebody else has changed, as
 * translators do, is no fault here.
 */

type Attributes = Record<string, string | number | boolean | undefined>;

/** @param attributes an empty one for `true`, none for `false` and undefined */
export function element<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Attributes = {},
	...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes))
		if (value !== undefined && value !== false)
			made.setAttribute(key, value === true ? '' : `${value}`);
	made.append(...children);
	return made;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of lines as lucide has them. @param paths the attribute `d` of each */
export function lines(className: string, ...paths: string[]): SVGElement {
	const made = document.createElementNS(SVG, 'svg');
	const attributes = {
		class: className,
		viewBox: '0 0 24 24',
		fill: 'none',
		stroke: 'currentColor',
		'stroke-width': 2,
		'stroke-linecap': 'round',
		'stroke-linejoin': 'round',
		'aria-hidden': true,
	};
	for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, `${value}`);
	for (const d of paths) {
		const path = document.createElementNS(SVG, 'path');
		path.setAttribute('d', d);
		made.append(path);
	}
	return made;
}

import type { SignName } from './drawings.tsx';
import marks from './marks.svg?url';

const SVG = 'http://www.w3.org/2000/svg';

/** As `Sign` draws it, for cards that React does not render. */
export function signElement(name: SignName): SVGElement {
	const svg = document.createElementNS(SVG, 'svg');
	svg.setAttribute('class', 'size-4 shrink-0');
	svg.setAttribute('aria-hidden', 'true');
	const use = document.createElementNS(SVG, 'use');
	use.setAttribute('href', `${marks}#${name}`);
	svg.append(use);
	return svg;
}

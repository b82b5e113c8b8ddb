import { Resvg } from '@resvg/resvg-js';
import { fonts } from './brand.ts';
import { indexedPng } from './indexed-png.ts';

/** An opaque drawing as a small PNG, in its own size. */
export const picture = (svg: string): Buffer => indexedPng(render(svg));

/** A drawing as PNG with its transparency. @param width in pixels */
export const icon = (svg: string, width: number): Buffer => render(svg, width).asPng();

const render = (svg: string, width?: number) =>
	new Resvg(svg, {
		font: {
			loadSystemFonts: false,
			fontFiles: Object.values(fonts),
			defaultFontFamily: 'Figtree',
		},
		...(width && { fitTo: { mode: 'width', value: width } }),
	}).render();

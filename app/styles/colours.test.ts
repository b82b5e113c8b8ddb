import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('colours.css', import.meta.url), 'utf8');

/** The colours of a scheme by their role; dark mode changes some of the light ones. */
const coloursIn = (text: string) =>
	Object.fromEntries(
		[...text.matchAll(/--(?:color-)?([\w-]+): (#[0-9a-f]{6});/g)].map(([, role, hex]) => [
			role,
			hex,
		]),
	) as Record<string, string>;

const [both = ''] = css.split('.art-on-fill');
const [theme = '', dark = ''] = both.split('prefers-color-scheme: dark');
const schemes = { light: coloursIn(theme), dark: { ...coloursIn(theme), ...coloursIn(dark) } };

/** Relative luminance of a colour, 0 to 1: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
	const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
	const [red = 0, green = 0, blue = 0] = channels.map((value) =>
		value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
	const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
	return (high + 0.05) / (low + 0.05);
}

const grounds = ['paper', 'card', 'wash'];
const words = [
	...['ink', 'muted', 'brand'].flatMap((text) => grounds.map((ground) => [text, ground])),
	...[
		['hot', 'paper'],
		['hot', 'card'],
		['hot', 'hot-wash'],
		['good', 'card'],
		['good', 'good-wash'],
		['card', 'good'],
		['sun-ink', 'card'],
		['sun-ink', 'sun-wash'],
		['on-fill', 'brand-fill'],
		['on-fill', 'brand-fill-strong'],
		['on-fill', 'hot-fill'],
		['on-fill', 'panel'],
		['on-fill-muted', 'brand-fill'],
		['on-inverse', 'inverse'],
		['on-inverse', 'inverse-strong'],
	],
] as [string, string][];
const edges: [string, string][] = [
	['control', 'paper'],
	['control', 'card'],
	['brand', 'paper'],
	['data-1', 'card'],
	['data-1', 'data-3'],
	['data-2', 'card'],
	['data-dot', 'card'],
	['data-line', 'card'],
	['data-line', 'data-3'],
	['art-near', 'art-sky'],
	['art-red', 'art-sky'],
];

describe.each(['light', 'dark'] as const)('the %s colours', (scheme) => {
	const between = ([one, other]: [string, string]) =>
		contrast(schemes[scheme][one] ?? '', schemes[scheme][other] ?? '');

	it.each(words)('let words in %s be read on %s', (...pair) => {
		expect(between(pair)).toBeGreaterThanOrEqual(4.5);
	});

	it('let the land be seen in the sea: by its coast in the light, by itself in the dark', () => {
		expect(between(['coast', 'sea'])).toBeGreaterThanOrEqual(2.4);
		if (scheme === 'dark') expect(between(['land', 'sea'])).toBeGreaterThanOrEqual(2);
	});

	it.each(edges)('let an edge in %s be seen on %s', (...pair) => {
		expect(between(pair)).toBeGreaterThanOrEqual(3);
	});
});

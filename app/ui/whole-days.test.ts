import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WholeDays } from './whole-days.tsx';

it('keeps a date in one line, with plain spaces', () => {
	const words = 'By 22 November 2026. If not, by 6 December 2026: 14 days.';
	const html = renderToStaticMarkup(createElement(WholeDays, { words }));
	expect([...html.matchAll(/<span[^>]*>([^<]*)/g)].map(([, whole]) => whole)).toEqual([
		'22 November 2026',
		'6 December 2026',
	]);
	expect(html.replaceAll(/<[^>]*>/g, '')).toBe(words);
});

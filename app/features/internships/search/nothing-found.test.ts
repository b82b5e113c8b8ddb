import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { emptySearch, type InternshipSearch } from '#schema/internships/internship-search.ts';
import { NothingFound } from './nothing-found.tsx';
import type { SearchPage } from './search-page.ts';

function htmlWith(hint: SearchPage['hint']): string {
	const state = createElement(NothingFound, { hint, read: null });
	return renderToStaticMarkup(createElement(MemoryRouter, null, state));
}

/** The buttons that are shown, as "words: address". */
function waysFor(search: InternshipSearch): string[] {
	const html = htmlWith({ search, total: 28, removed: '“zzyzx”' });
	return [...html.matchAll(/<a[^>]* href="([^"]*)"[^>]*>([^<]*)/g)].map(
		([, to, words]) => `${words}: ${to}`,
	);
}

it('offers what there is without one filter, and all internships besides', () => {
	expect(waysFor({ ...emptySearch, city: ['Leeds'] })).toEqual([
		'Show 28 internships: /internships?city=Leeds',
		'Show all internships: /internships',
	]);
});

it('has one button where nothing but that filter is chosen', () => {
	expect(waysFor(emptySearch)).toEqual(['Show 28 internships: /internships']);
});

it('says so where it is not enough to remove one filter', () => {
	const words = 'Remove two or more of them above.';
	expect(htmlWith(null)).toContain(words);
	expect(htmlWith({ search: emptySearch, total: 28, removed: '“zzyzx”' })).not.toContain(words);
});

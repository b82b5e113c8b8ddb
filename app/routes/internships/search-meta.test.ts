import { describe, expect, it } from 'vitest';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { parseSearch } from '#schema/internships/internship-search.ts';
import { feedPath, searchMeta } from './search-meta.ts';

const today = '2026-11-22';
const resultsFor = (query: string, total = 57): SearchPage => ({
	search: parseSearch(new URLSearchParams(query), today),
	today,
	total,
	exact: total,
	read: null,
	pages: Math.max(1, Math.ceil(total / 20)),
	counts: {} as SearchPage['counts'],
	paySteps: { open: [], found: [] },
	companies: {},
	items: [],
	hint: null,
	close: null,
});

type Descriptor = { [name: string]: unknown };
const metaOf = (query: string, total?: number) =>
	searchMeta(resultsFor(query, total)) as Descriptor[];
const titleOf = (query: string) => metaOf(query).find((entry) => entry.title && !entry.rel)?.title;
const linkOf = (query: string, rel: string) =>
	/\/internships.*/.exec(String(metaOf(query).find((entry) => entry.rel === rel)?.href))?.[0];
const isListed = (query: string, total?: number) =>
	metaOf(query, total).every(({ name }) => name !== 'robots');

describe('searchMeta', () => {
	it('says in the title what is filtered, and which page it is', () => {
		expect(titleOf('sector=Technology&city=Leeds&hours=20')).toMatch(
			/^Technology internships in Leeds, 20 hours or less$/,
		);
		expect(titleOf('city=Leeds&page=2')).toMatch(/^Internships in Leeds, page 2 \| /);
	});

	it('names a company as in the address where it is not known, whatever every object has', () => {
		expect(titleOf('company=constructor')).toMatch(/^Internships at constructor \| /);
	});

	it('shortens a title that no search engine would show', () => {
		const title = String(
			titleOf('city=London&city=Leeds&city=Bristol&sector=Technology&start=june'),
		);
		expect(title).toMatch(/^Technology internships in London, Bristol( and)?…? \| /);
		expect(title.length).toBeLessThanOrEqual(75);
	});

	it('lets search engines list one filter, but no combination, no text, and nothing empty', () => {
		expect(['', 'city=Leeds', 'city=Leeds&city=London'].map((query) => isListed(query))).toEqual([
			true,
			true,
			true,
		]);
		expect(['city=Leeds&hours=20', 'q=python'].map((query) => isListed(query))).toEqual([
			false,
			false,
		]);
		expect(isListed('city=Leeds', 0)).toBe(false);
	});

	it('links to itself, to its neighbours and to its feed', () => {
		expect(linkOf('city=Leeds&page=2', 'canonical')).toBe('/internships?city=Leeds&page=2');
		expect(linkOf('zz=1', 'canonical')).toBe('/internships');
		expect(linkOf('sort=&q=law', 'canonical')).toBe('/internships?q=law');
		expect(linkOf('hours=20&city=Leeds', 'canonical')).toBe('/internships?city=Leeds&hours=20');
		expect(linkOf('city=Leeds&page=2', 'prev')).toBe('/internships?city=Leeds');
		expect(linkOf('city=Leeds&page=2', 'next')).toBe('/internships?city=Leeds&page=3');
		expect(linkOf('city=Leeds&page=3', 'next')).toBeUndefined();
		expect(linkOf('city=Leeds&page=2', 'alternate')).toBe('/internships.atom?city=Leeds');
	});

	it('keeps a busy search out of search engines', () => {
		const busy = searchMeta({ busy: true, search: resultsFor('').search });
		expect(busy).toContainEqual({ name: 'robots', content: 'noindex' });
	});
});

describe('feedPath', () => {
	it.each([
		['/internships', '/internships.atom'],
		['/internships?page=2', '/internships.atom'],
		['/internships?page=2&pay=14', '/internships.atom?pay=14'],
		['/internships?city=Leeds&page=2', '/internships.atom?city=Leeds'],
	])('of %s is %s', (path, feed) => {
		expect(feedPath(path)).toBe(feed);
	});
});

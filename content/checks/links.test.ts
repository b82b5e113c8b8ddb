import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { offers } from './every-entry.ts';
import { prose, texts } from './every-text.ts';

/** The paths of app/routes.ts, read as text: content imports nothing from the site. */
const table = readFileSync(new URL('../../app/routes.ts', import.meta.url), 'utf8');
const routes = [...table.matchAll(/\broute\(\s*'([^']+)'/g)].map(([, path]) => `/${path}`);
const pages = new Set(['/', ...routes.filter((path) => !/[*:]/.test(path))]);

const links = prose.flatMap(({ where, text }) =>
	[...text.matchAll(/\[([^\]]*)\]\(([^)]*)\)/g)].map(([, words = '', to = '']) => ({
		where,
		words,
		to,
	})),
);
const inside = links.filter(({ to }) => to.startsWith('/'));
const outside = links.filter(({ to }) => !to.startsWith('/'));

const leads = (to: string) => {
	const path = to.replace(/[?#].*$/, '');
	const program = /^\/programs\/(\d+)$/.exec(path);
	return program ? offers.some(({ entry }) => entry.id === Number(program[1])) : pages.has(path);
};

const isSecure = (address: string) => {
	const url = URL.parse(address);
	return url?.protocol === 'https:' && url.hostname.includes('.') && url.port === '';
};

describe('links', () => {
	it('are found, and so are the routes', () => {
		expect(routes.length).toBeGreaterThan(30);
		expect(inside.length).toBeGreaterThan(10);
		expect(outside.length).toBeGreaterThan(10);
		expect(leads('/programs/99')).toBe(false);
		expect(leads('/no-such-page')).toBe(false);
		expect(isSecure('http://www.gov.uk/')).toBe(false);
	});

	it('have words', () => {
		expect(links.filter(({ words }) => words.trim().length < 3)).toEqual([]);
	});

	it('within the site lead to a page', () => {
		expect(inside.filter(({ to }) => !leads(to))).toEqual([]);
	});

	it('out of the site are https', () => {
		expect(outside.filter(({ to }) => !isSecure(to))).toEqual([]);
	});

	it('to scholarships are https', () => {
		const websites = texts.filter(({ key }) => key === 'website');
		expect(websites).toHaveLength(8);
		expect(websites.filter(({ text }) => !isSecure(text))).toEqual([]);
	});

	it('leave no bare address in running text', () => {
		const bare = prose.filter(({ text }) => /(?<!\()https?:|\bhttp:/.test(text));
		expect(bare).toEqual([]);
	});
});

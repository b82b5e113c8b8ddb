import { expect, test } from 'vitest';
import { isFromThisSite } from './same-origin.ts';

const from = (origin: string | null, siteUrl: string, site?: string) =>
	isFromThisSite(
		new Headers({ ...(origin !== null && { origin }), ...(site && { 'sec-fetch-site': site }) }),
		siteUrl,
	);

test('a form comes from this site by its origin', () => {
	expect(from('https://a.example', 'https://a.example')).toBe(true);
	for (const origin of ['https://b.example', 'http://a.example', 'https://a.example:8443', 'null'])
		expect(from(origin, 'https://a.example')).toBe(false);
});

test('on this machine by any of its names, on the same port', () => {
	expect(from('http://localhost:3000', 'http://127.0.0.1:3000')).toBe(true);
	expect(from('http://127.0.0.1:3000', 'http://localhost:3000')).toBe(true);
	expect(from('http://localhost:3001', 'http://127.0.0.1:3000')).toBe(false);
	expect(from('http://localhost:3000', 'https://a.example')).toBe(false);
	expect(from('https://a.example', 'http://127.0.0.1:3000')).toBe(false);
});

test('without an origin by the kind of request', () => {
	expect(from(null, 'https://a.example')).toBe(true);
	expect(from(null, 'https://a.example', 'same-origin')).toBe(true);
	expect(from(null, 'https://a.example', 'cross-site')).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { hydrateAfterPaint } from './hydrate-after-paint.ts';

const page =
	'<head><link rel="modulepreload" href="/assets/a.js"/></head>' +
	'<body><p>x</p><script type="module" async="">import("/assets/b.js</")</script></body>';

const changed = hydrateAfterPaint(page, '/assets/site.css', (text) => `digest of ${text.length}`);

describe('hydrateAfterPaint', () => {
	it('removes preloads and the module script', () => {
		expect(changed).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
	});

	it('loads everything, the whole stylesheet first, from the place of the module script', () => {
		const script = /<p>x<\/p><script[^>]*>([\s\S]*?)<\/script><\/body>/.exec(changed)?.[1] ?? '';
		const order = ['"/assets/site.css"', '"/assets/a.js"', '/assets/b.js'];
		const places = order.map((text) => script.indexOf(text));
		expect(places).toEqual(places.toSorted((a, b) => a - b));
		expect(places[0]).toBeGreaterThan(0);
	});

	it('waits for the load and for the first paint', () => {
		expect(changed).toMatch(/addEventListener\("load".*PerformanceObserver.*type:"paint"/s);
	});

	it('names the digest of the module text for the policy, and cannot be ended by its text', () => {
		expect(changed).toContain('data-starts="sha256-digest of 24"');
		expect(changed).not.toContain('b.js</');
	});

	it('does not change a page without scripts', () => {
		expect(hydrateAfterPaint('<p>x</p>', '/s.css', String)).toBe('<p>x</p>');
	});
});

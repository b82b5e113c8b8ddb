import { describe, expect, it } from 'vitest';
import { startScripts } from './start-scripts.ts';

const page =
	'<html><head><link rel="modulepreload" href="/assets/a.js"/></head>' +
	'<body><p>x</p><script type="module" async="">import("/assets/b.js</")</script></body></html>';

const known = {
	stylesheet: '/assets/site.css',
	atOnce: false,
	keys: ['session', 'saved'],
	parts: [],
};

const changed = startScripts(page, known, (text) => `digest of ${text.length}`);

describe('startScripts', () => {
	it('loads nothing by itself: no preload, no module', () => {
		expect(changed).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
	});

	it('leaves an empty script in the place of the module script', () => {
		expect(changed).toContain('<p>x</p><script type="application/json"></script></body>');
	});

	it('puts a script into the head that knows everything to be loaded', () => {
		const script = /<script data-starts[^>]*>([\s\S]*?)<\/script><\/head>/.exec(changed)?.[1] ?? '';
		for (const text of ['"/assets/site.css"', '"/assets/a.js"', '/assets/b.js', '"session"'])
			expect(script).toContain(text);
	});

	it('names the digest of the module text for the policy, and cannot be ended by its text', () => {
		expect(changed).toContain('data-starts="sha256-digest of 87"');
		expect(changed).not.toContain('b.js</');
	});

	it('leaves out what throws where storage is refused', () => {
		const scroll =
			'try {} catch (error) {\n console.error(error);\n sessionStorage.removeItem(key);\n}';
		const html = page.replace('<p>x</p>', `<script>${scroll}</script>`);
		expect(startScripts(html, known, String)).toMatch(/catch \(error\) \{\s*\}<\/script>/);
	});

	it('is told when the modules cannot be loaded, and of no promise of somebody else', () => {
		expect(changed).toContain(
			String.raw`import(\"/assets/b.js\u003c/\").catch(e=>{dispatchEvent(new Event(\"scripts-failed\"));throw e})`,
		);
		expect(changed).toMatch(/addEventListener\(.scripts-failed., fail/);
		expect(changed).not.toContain('unhandledrejection');
	});

	it('names each script once: of the page, of what it always imports, of what its address decides', () => {
		const parts: Parameters<typeof startScripts>[1]['parts'] = [
			{ when: { tab: 'list' }, preloads: ['/assets/a.js', '/assets/c.js', '/assets/d.js'] },
			{ when: {}, preloads: ['/assets/c.js', '/assets/a.js'] },
			{ when: {}, preloads: ['/assets/e.js', '/assets/c.js'] },
			{ when: { tab: 'other' }, preloads: ['/assets/e.js'] },
		];
		expect(startScripts(page, { ...known, parts }, String)).toContain(
			JSON.stringify({
				preloads: ['/assets/a.js'],
				parts: [
					{ when: {}, preloads: ['/assets/c.js', '/assets/e.js'] },
					{ when: { tab: 'list' }, preloads: ['/assets/d.js'] },
				],
			}).slice(1, -1),
		);
	});

	it('does not change a page without scripts', () => {
		expect(startScripts('<p>x</p>', known, String)).toBe('<p>x</p>');
	});
});

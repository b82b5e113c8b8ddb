import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sitemap } from '#server/site/sitemap.ts';
import { lastChanges, pagesIn, readLog, sourcesOf } from './last-changes.ts';

const root = mkdtempSync(join(tmpdir(), 'sitemap-'));
afterAll(() => rmSync(root, { recursive: true }));

function lay(files: Record<string, string>) {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
}

test('prerendered pages are listed, save those that ask not to be', () => {
	lay({
		'client/index.html': '<h1>Home</h1>',
		'client/terms/index.html': 'Updated <time dateTime="2026-11-20">20 November</time>',
		'client/blog/index.html': 'Ada, <time dateTime="2026-11-19">19 November</time>',
		'client/auth/index.html': '<meta name="robots" content="noindex"/>',
		'client/assets/app.js': '',
	});
	const pages = pagesIn(join(root, 'client')).toSorted((a, b) => a.path.localeCompare(b.path));
	expect(pages).toEqual([
		{ path: '/', updated: undefined },
		{ path: '/blog', updated: undefined },
		{ path: '/terms', updated: '2026-11-20' },
	]);
});

test('a sitemap names each address, and its day where there is one', () => {
	const xml = sitemap('https://example.org', [
		{ path: '/' },
		{ path: '/b', updated: '2026-01-02' },
	]);
	expect(xml).toContain(
		'<url><loc>https://example.org/</loc></url>\n<url><loc>https://example.org/b</loc><lastmod>2026-01-02</lastmod></url>',
	);
});

test('a page is written in its route and in what that imports, the frame of all pages left out', () => {
	lay({
		'app/routes/a.tsx':
			"import { x } from './part.tsx';\nimport { Card } from '#app/ui/card.tsx';\nimport type { T } from '#content/t.ts';\nimport 'react';",
		'app/routes/part.tsx':
			"export { y } from '#app/features/f.ts';\nconst later = () => import('#content/late.ts');",
		'app/features/f.ts': "import { x } from '#app/routes/part.tsx';",
		'app/ui/card.tsx': '',
		'content/t.ts': '',
		'content/late.ts': '',
	});
	expect([...sourcesOf(root, 'app/routes/a.tsx')].toSorted()).toEqual([
		'app/features/f.ts',
		'app/routes/a.tsx',
		'app/routes/part.tsx',
		'content/late.ts',
		'content/t.ts',
	]);
});

test('of a log, newest first, each file gets the day of its last commit', () => {
	const log = '\0' + '2026-03-01\n\na.ts\nb.ts\n' + '\0' + '2026-02-01\n\nb.ts\nc.ts\n';
	expect([...readLog(log)]).toEqual([
		['a.ts', '2026-03-01'],
		['b.ts', '2026-03-01'],
		['c.ts', '2026-02-01'],
	]);
});

test('outside a repository there are no days', () => {
	expect(lastChanges(root).size).toBe(0);
});

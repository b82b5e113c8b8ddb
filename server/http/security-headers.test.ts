import { expect, test } from 'vitest';
import { contentSecurityPolicy, digest } from './security-headers.ts';

const scripts = (html: string) =>
	/script-src 'self'([^;]*)/.exec(contentSecurityPolicy(html, 'http://a.example'))?.[1]?.trim();

test('computes the same digest as browsers', () => {
	expect(digest("alert('Hello, world.');")).toBe(
		'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
	);
});

test('adds no digest for scripts with a source or for data', () => {
	expect(scripts('<script src="/a.js"></script>')).toBe('');
	expect(scripts('<script type="application/ld+json">{}</script>')).toBe('');
	expect(scripts('<script type="text/template">a</script>')).toBe('');
});

test('lists every inline script that runs once', () => {
	const named = `'${digest('a()')}'`;
	expect(scripts('<script>a()</script><script type="module" async>a()</script>')).toBe(named);
	expect(scripts('<SCRIPT TYPE=text/javascript>a()</SCRIPT>')).toBe(named);
	expect(scripts('<script type="importmap">{}</script>')).toBe(`'${digest('{}')}'`);
});

test('lists a script that another script starts', () => {
	expect(scripts('<script data-starts="sha256-xyz=">a()</script>')).toBe(
		`'${digest('a()')}' 'sha256-xyz='`,
	);
});

import { expect, test } from 'vitest';
import { contentSecurityPolicy, digest } from '#server/http/content-security.ts';

const scripts = (html: string) =>
	/script-src 'self'([^;]*)/.exec(contentSecurityPolicy(html, 'http://a.example'))?.[1]?.trim();

test('the digest is the one that browsers compute', () => {
	expect(digest("alert('Hello, world.');")).toBe(
		'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
	);
});

test('scripts with a source and data need no digest', () => {
	expect(scripts('<script src="/a.js"></script>')).toBe('');
	expect(scripts('<script type="application/ld+json">{}</script>')).toBe('');
	expect(scripts('<script type="text/template">a</script>')).toBe('');
});

test('every script that runs is named, once', () => {
	const named = `'${digest('a()')}'`;
	expect(scripts('<script>a()</script><script type="module" async>a()</script>')).toBe(named);
	expect(scripts('<SCRIPT TYPE=text/javascript>a()</SCRIPT>')).toBe(named);
	expect(scripts('<script type="importmap">{}</script>')).toBe(`'${digest('{}')}'`);
});

test('a script that starts another names it too', () => {
	expect(scripts('<script data-starts="sha256-xyz=">a()</script>')).toBe(
		`'${digest('a()')}' 'sha256-xyz='`,
	);
});

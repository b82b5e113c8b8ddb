import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#test/any-character.ts';
import { sitePath } from './site-path.ts';

const origin = 'https://www.example.org';

test.each([
	['/'],
	['/apply'],
	['/programs/3/'],
	['/apply?type=uk-cities&name=Data%20analyst%2C+Leeds'],
	['/internships?q=a?b/c'],
	[`${origin}/`, '/'],
	[`${origin}/employer-dashboard?tab=posts`, '/employer-dashboard?tab=posts'],
] as [string, string?][])('%s is a path of this site', (value, expected = value) => {
	expect(sitePath(value, origin)).toBe(expected);
});

test.each([
	'',
	'apply',
	origin,
	'https://evil.example/',
	'https://evil.example/apply',
	'//evil.example/',
	'///evil.example/',
	'/programs//evil.example',
	'/\\evil.example/',
	'\\\\evil.example',
	'/%2fevil.example/',
	'/%5cevil.example/',
	'%2fapply',
	'/.//evil.example/',
	'/../apply',
	'/\tevil.example',
	'/apply\n',
	'/apply?a=\n',
	'/apply?a=%0d%0aLocation:x',
	'/apply?a=%',
	'/apply?',
	'/apply?a=\\',
	'/apply?a="><script>',
	'/apply#access_token=a',
	'javascript:alert(1)',
	'data:text/html,x',
	'https://www.example.org@evil.example/',
	'https://ann:pw@www.example.org/apply',
	'https://www.example.org.evil.example/',
	'https://www.example.org:8443/apply',
	'http://www.example.org/apply',
	'https:/www.example.org/apply',
	'HTTPS://www.example.org/apply',
	'https://www.example.org//evil.example',
	'https://www.example.org/\\evil.example',
	`/${'a'.repeat(500)}`,
])('%j is not', (value) => {
	expect(sitePath(value, origin)).toBeUndefined();
});

test('with every accepted value a browser stays on the site, at exactly this path', () => {
	const parts = fc.constantFrom(
		'/',
		'\\',
		'//',
		'?',
		'#',
		'%2f',
		'%09',
		'@',
		':',
		'.',
		'evil',
		'a b',
	);
	const texts = fc.oneof(
		fc.string({ unit: anyCharacter }),
		fc.array(parts).map((all) => all.join('')),
	);
	fc.assert(
		fc.property(texts, fc.constantFrom('', '/', `${origin}/`), (text, start) => {
			const path = sitePath(start + text, origin);
			if (path === undefined) return;
			const seen = new URL(path, origin);
			expect(seen.origin).toBe(origin);
			expect(seen.pathname + seen.search).toBe(path);
		}),
	);
});

import { expect, test } from 'vitest';
import { mailedLink } from './mailed-link.ts';

const origin = 'https://www.example.org';
const read = (fragment: string) => mailedLink(fragment, origin);

test.each(['signup', 'recovery', 'email_change'] as const)('a link of type %s', (type) => {
	const expected = { type, code: 'a1-b_2.c', destination: null };
	expect(read(`#type=${type}&code=a1-b_2.c`)).toEqual(expected);
});

test.each([
	['/apply?type=london&program=Data+Desk%2C+Plainform'],
	['/employer-dashboard'],
	[`${origin}/account`, '/account'],
] as [string, string?][])('goes on to %s afterwards', (next, path = next) => {
	const fragment = new URLSearchParams({ type: 'signup', code: 'abc', next });
	expect(read(`#${fragment}`)?.destination).toBe(path);
});

test.each([
	'/',
	'https://evil.example/',
	'//evil.example',
	'/%2fevil.example',
	'/\\evil.example',
	'https://www.example.org@evil.example/',
	'https://www.example.org.evil.example/',
	'javascript:alert(1)',
])('goes nowhere else: %s', (next) => {
	for (const value of [next, encodeURIComponent(next)])
		expect(read(`#type=signup&code=abc&next=${value}`)).toMatchObject({ destination: null });
});

test.each([
	['nothing', ''],
	['no code', '#type=signup'],
	['an empty code', '#type=signup&code='],
	['no type', '#code=abc'],
	['an unknown type', '#type=invite&code=abc'],
	['a code that is none', '#type=signup&code=<b>'],
	['a code without end', `#type=signup&code=${'a'.repeat(201)}`],
	['a session', '#access_token=a.b.c&refresh_token=d&type=signup'],
	['an error', '#error=access_denied&error_description=Call+us'],
])('%s is no link of ours', (_, fragment) => {
	expect(read(fragment)).toBeNull();
});

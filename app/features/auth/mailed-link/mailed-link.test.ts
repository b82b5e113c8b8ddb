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
	['as HTML', '#type=signup&amp;code=a1b2&amp;next=%2Fapply'],
	['percent-encoded', '#type%3Dsignup%26code%3Da1b2%26next%3D%252Fapply'],
	['quoted-printable', '#type=3Dsignup&code=3Da1b2&next=3D%2Fapply'],
	['spaces in it', '#type=signup%20&code=a1 %20b2&next=%2Fapply'],
	['breaks in it', '#type=signup&code=a1%0D%0Ab2&next=%2Fapply'],
	['a bracket behind it', '#type=signup&code=a1b2&next=%2Fapply)'],
	['a full stop behind it', '#type=signup&code=a1b2&next=%2Fapply.'],
	['a sign of equality behind it', '#next=%2Fapply&type=signup&code=a1b2='],
	['encoded signs behind the code', '#next=%2Fapply&type=signup&code=a1b2%29%3E'],
])('a changed link is read: %s', (_, fragment) => {
	expect(read(fragment)).toEqual({ type: 'signup', code: 'a1b2', destination: '/apply' });
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

import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { correctClockSkew, isFromFuture } from '#server/backend/clock-skew.ts';

const secret = 'the secret of these tests, which is long';
const now = 1_800_000_000_000;
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: object, key = secret): string {
	const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
	return `Bearer ${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

const at = (seconds: number) => ({ sub: 'ann', iat: 1_800_000_000 + seconds, exp: 1_800_003_600 });

test('a token from a clock that is ahead is signed again with the present time and the same expiry', () => {
	for (const ahead of [1, 7_200])
		expect(correctClockSkew(token(at(ahead)), secret, now)).toBe(token(at(0)));
});

test.each([
	['of now', token(at(0))],
	['of a minute ago', token(at(-60))],
	['of more than two hours ahead', token(at(7_201))],
	['of another secret', token(at(60), 'another secret')],
	['with a changed signature', `${token(at(60)).slice(0, -1)}!`],
	['with a cut signature', token(at(60)).slice(0, -1)],
	['without a time', token({ sub: 'ann' })],
	['that is no JSON', 'Bearer aaa.bbb.ccc'],
	['that is no object', `Bearer aaa.${Buffer.from('null').toString('base64url')}.ccc`],
	['of another scheme', 'Basic YTpi'],
	['that is empty', ''],
])('a token %s is not changed', (_, given) => {
	expect(correctClockSkew(given, secret, now)).toBe(given);
});

test.each([
	['of now', token(at(0)), false],
	['of two hours ahead', token(at(7_200)), false],
	['of more than two hours ahead', token(at(7_201)), true],
	['of a year ahead, whoever signed it', token(at(31_536_000), 'another secret'), true],
	['without a time', token({ sub: 'ann' }), false],
	['that is no JSON', 'Bearer aaa.bbb.ccc', false],
	['that is empty', '', false],
])('whether a token %s is from the future', (_, given, expected) => {
	expect(isFromFuture(given, now)).toBe(expected);
});

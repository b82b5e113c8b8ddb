import { expect, test } from 'vitest';
import { isSession } from './stored-session.ts';

const session = {
	access_token: 'eyJh.eyJz.c2ln',
	refresh_token: 'r4nd0m',
	expires_at: 1_900_000_000,
	user: { id: '01234567-89ab-4def-8123-456789abcdef', user_metadata: { full_name: 'Mei Tan' } },
};

test('what the auth client stores is a session', () => {
	expect(isSession(JSON.stringify(session))).toBe(true);
});

test.each([
	['nothing', ''],
	['no JSON', '{"access_token"'],
	['null', 'null'],
	['a text', '"session"'],
	['a list', '[]'],
	['an object of something else', '{"theme":"dark"}'],
	['no user', JSON.stringify({ ...session, user: undefined })],
	['a user that is a text', JSON.stringify({ ...session, user: 'Mei' })],
	['a user without metadata', JSON.stringify({ ...session, user: { id: session.user.id } })],
	['metadata that is null', JSON.stringify({ ...session, user: { id: 'x', user_metadata: null } })],
	['a user without an id', JSON.stringify({ ...session, user: { user_metadata: {} } })],
	['a token that is none', JSON.stringify({ ...session, access_token: 'token' })],
	['a token that is a number', JSON.stringify({ ...session, access_token: 1 })],
	['no end', JSON.stringify({ ...session, expires_at: 'soon' })],
	['no way to renew it', JSON.stringify({ ...session, refresh_token: null })],
])('%s is no session', (_, text) => {
	expect(isSession(text)).toBe(false);
});

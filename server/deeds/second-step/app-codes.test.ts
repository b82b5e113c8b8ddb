import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newSecret, readCode, setUpOf } from './app-codes.ts';
import { clockWords } from './clock-words.ts';

const secret = newSecret();
const NOW = Date.parse('2026-11-29T10:00:10Z');
/** What an app shows whose clock differs by so many seconds. */
const codeAt = (seconds: number) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW + seconds * 1_000 });
const step = Math.floor(NOW / 30_000);

test('a code is right for its own thirty seconds, and those before and after', () => {
	expect([-30, 0, 30].map((seconds) => readCode(secret, codeAt(seconds), NOW))).toEqual([
		{ kind: 'right', step: step - 1 },
		{ kind: 'right', step },
		{ kind: 'right', step: step + 1 },
	]);
});

test('it may be typed with a space', () => {
	const code = codeAt(0);
	expect(readCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, NOW).kind).toBe('right');
});

test('a clock that is ninety seconds wrong is told apart from a wrong code', () => {
	expect(readCode(secret, codeAt(-90), NOW)).toEqual({ kind: 'other time', late: 90 });
	expect(readCode(secret, codeAt(90), NOW)).toEqual({ kind: 'other time', late: -90 });
	expect(clockWords(90)).toMatch(/is about 90 seconds slow,/);
	expect(clockWords(-300)).toMatch(/is about 5 minutes fast,/);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('"%s" is no code', (code) => {
	expect(readCode(secret, code, NOW)).toEqual({ kind: 'wrong' });
});

test('an app is set up with 160 bits, the name of the site and the address; the picture is square', () => {
	const { uri, picture } = setUpOf(secret, 'UK Internship Placements', 'rosa@tidewell.example');
	const address = new URL(uri);
	expect(address.href).toMatch(
		/^otpauth:\/\/totp\/UK%20Internship%20Placements:rosa%40tidewell\.example\?/,
	);
	expect(address.searchParams.get('secret')).toBe(secret);
	expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
	const dots = [...picture.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)];
	expect(dots.length * 'M0 0h1v1h-1z'.length).toBeGreaterThan(1_000);
	expect(Math.max(...dots.flatMap(([, x, y]) => [Number(x), Number(y)]))).toBe(picture.size - 1);
});

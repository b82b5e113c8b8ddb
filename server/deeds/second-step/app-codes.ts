import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import type { AppSetUp } from '#schema/second-step.ts';

const PERIOD_S = 30;
/** How many periods earlier or later a code may be: a clock is seldom right to the second. */
const NEAR = 1;
/** Within so many, ten minutes, a code says how wrong the clock of the phone is. */
const FAR = 20;

/**
 * What a code says of the clock of the phone: `step` is the period since 1970, `late` by how many seconds it is behind
 * (negative: ahead).
 */
export type ReadCode =
	| { kind: 'right'; step: number }
	| { kind: 'other time'; late: number }
	| { kind: 'wrong' };

const codesOf = (secret: string) =>
	new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** A secret for an app, 160 bits. @returns base32 */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** @param code as it was typed, also with spaces @param now milliseconds since 1970 */
export function readCode(secret: string, code: string, now: number): ReadCode {
	const token = code.replace(/\s/g, '');
	if (!/^\d{6}$/.test(token)) return { kind: 'wrong' };
	const totp = codesOf(secret);
	const near = totp.validate({ token, timestamp: now, window: NEAR });
	if (near !== null) return { kind: 'right', step: Math.floor(now / 1_000 / PERIOD_S) + near };
	const far = totp.validate({ token, timestamp: now, window: FAR });
	return far === null ? { kind: 'wrong' } : { kind: 'other time', late: -far * PERIOD_S };
}

/** @param issuer the name of the site, as the app shows it @param account the address */
export function setUpOf(secret: string, issuer: string, account: string): AppSetUp {
	const totp = new TOTP({
		issuer,
		label: account,
		secret: Secret.fromBase32(secret),
		algorithm: 'SHA1',
		digits: 6,
		period: PERIOD_S,
	});
	const uri = totp.toString();
	const { data, size } = encode(uri, { border: 0 });
	const path = data
		.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
		.join('');
	return { secret, uri, picture: { size, path } };
}

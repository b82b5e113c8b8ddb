import { createHash } from 'node:crypto';
import {
	BurstyRateLimiter,
	type RateLimiterAbstract,
	type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Backend } from '#server/backend/types.ts';
import type { RunningConfig } from '#server/config.ts';
import { ApiError } from '#server/http/api-error.ts';
import {
	inMemory,
	inPostgres,
	type Limit,
	type LimitStore,
} from '#server/http/rate-limit-store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often one client address may do what: points in a time of seconds. */
const perAddress = {
	signIn: { points: 30, duration: 5 * MINUTE },
	signUp: { points: 10, duration: HOUR },
	/** recover and resend: both send a mail */
	mail: { points: 5, duration: HOUR },
	changeAccount: { points: 30, duration: 5 * MINUTE },
	contact: { points: 10, duration: 10 * MINUTE },
	newsletter: { points: 10, duration: 10 * MINUTE },
	application: { points: 10, duration: 10 * MINUTE },
	employer: { points: 30, duration: 10 * MINUTE },
	refresh: { points: 120, duration: MINUTE },
	read: { points: 120, duration: MINUTE },
	deleteAccount: { points: 10, duration: HOUR },
	/** all that is kept about an account */
	copy: { points: 10, duration: MINUTE },
} as const;

/** What costs this process, and no other, its time: pages that have to be rendered. */
const perProcess = {
	page: { points: 300, duration: MINUTE },
} as const;

/**
 * How often one account may be asked about, from whatever addresses. Who is kept out because others
 * guess at their password still gets in by the link of "Forgot your password?".
 */
const perEmail = {
	mail: { points: 10, duration: 15 * MINUTE },
	signIn: { points: 100, duration: HOUR },
} as const;

export type LimitName = keyof typeof perAddress | keyof typeof perProcess | 'verify';

export type EmailLimitName = keyof typeof perEmail;

export type Limits = {
	/** @throws {ApiError} 429 */
	take(name: LimitName, address: string): Promise<void>;
	/** @throws {ApiError} 429; the same for known and unknown addresses */
	takeEmail(name: EmailLimitName, email: string): Promise<void>;
};

type Limiter = Pick<RateLimiterAbstract, 'consume'>;

/**
 * One for the whole server. Counts in memory, or in Postgres where several processes may share one.
 * Switched off, nothing is ever refused (tests under load).
 */
export function createLimits(
	{ rateLimits, database }: RunningConfig,
	{ sql }: Pick<Backend, 'sql'>,
): Limits {
	if (!rateLimits) return { take: async () => {}, takeEmail: async () => {} };
	const store = database.kind === 'embedded' ? inMemory : inPostgres(sql);
	const limiters = new Map<string, Limiter>([
		...Object.entries(perAddress).map(made(store)),
		...Object.entries(perProcess).map(made(inMemory)),
		['verify', verifyLimiter(store)],
	]);
	const emails = new Map(
		Object.entries(perEmail).map(([name, limit]) => [name, store(`email-${name}`, limit)]),
	);
	return {
		take: (name, address) => consume(limiters.get(name) as Limiter, address),
		takeEmail: (name, email) => consume(emails.get(name) as Limiter, email.toLowerCase()),
	};
}

const made =
	(store: LimitStore) =>
	([name, limit]: [string, Limit]): [string, Limiter] => [name, store(name, limit)];

/** Ten at once, then one every two minutes: thirty an hour. */
function verifyLimiter(store: LimitStore): Limiter {
	return new BurstyRateLimiter(
		store('verify', { points: 1, duration: 2 * MINUTE }),
		store('verify-burst', { points: 9, duration: HOUR }),
	);
}

async function consume(limiter: Limiter, key: string): Promise<void> {
	try {
		await limiter.consume(digest(key));
	} catch (reason) {
		if (reason instanceof Error) throw reason;
		throw tooMany(Math.ceil(((reason as RateLimiterRes).msBeforeNext ?? 1_000) / 1_000));
	}
}

/** Addresses of people and machines are nowhere kept, and all keys are of one length. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

function tooMany(seconds: number): ApiError {
	const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
	const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
	return new ApiError(429, 'over_request_rate_limit', `Too many attempts. Try again in ${wait}.`, {
		'Retry-After': String(Math.max(1, seconds)),
	});
}

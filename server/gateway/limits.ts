import { BurstyRateLimiter, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#server/gateway/refusal.ts';

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
} as const;

const perEmail = { points: 10, duration: 15 * MINUTE };

export type LimitName = keyof typeof perAddress | 'verify';

export type Limits = {
	/** @throws {Refusal} 429 */
	take(name: LimitName, address: string): Promise<void>;
	/** @throws {Refusal} 429; the same for known and unknown addresses */
	takeEmail(email: string): Promise<void>;
};

type Limiter = Pick<RateLimiterMemory, 'consume'>;

/** Counts in memory. With `enabled` false nothing is ever refused (tests under load). */
export function createLimits(enabled: boolean): Limits {
	if (!enabled) return { take: async () => {}, takeEmail: async () => {} };
	const limiters = new Map<LimitName, Limiter>(
		Object.entries(perAddress).map(([name, limit]) => [
			name as LimitName,
			new RateLimiterMemory({ keyPrefix: name, ...limit }),
		]),
	);
	limiters.set('verify', verifyLimiter());
	const emails = new RateLimiterMemory({ keyPrefix: 'email', ...perEmail });
	return {
		take: (name, address) => consume(limiters.get(name) as Limiter, address),
		takeEmail: (email) => consume(emails, email.toLowerCase()),
	};
}

/** Ten at once, then one every two minutes: thirty an hour. */
function verifyLimiter(): Limiter {
	return new BurstyRateLimiter(
		new RateLimiterMemory({ keyPrefix: 'verify', points: 1, duration: 2 * MINUTE }),
		new RateLimiterMemory({ keyPrefix: 'verify-burst', points: 9, duration: HOUR }),
	);
}

async function consume(limiter: Limiter, key: string): Promise<void> {
	try {
		await limiter.consume(key);
	} catch (reason) {
		if (reason instanceof Error) throw reason;
		throw tooMany(Math.ceil(((reason as RateLimiterRes).msBeforeNext ?? 1_000) / 1_000));
	}
}

function tooMany(seconds: number): Refusal {
	const minutes = Math.max(1, Math.ceil(seconds / MINUTE));
	const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
	return new Refusal(429, 'over_request_rate_limit', `Too many attempts. Try again in ${wait}.`, {
		'Retry-After': String(Math.max(1, seconds)),
	});
}

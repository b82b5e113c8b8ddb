import type { Limit } from '#server/http/rate-limits/bounded-counts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

type Limits = Record<string, Limit>;

/**
 * What one client network may ask for, whatever comes of it. A whole university may stand behind one
 * address, so that these only bound the work; what bounds guessing is `failures`.
 */
export const requests = {
	signIn: { points: 600, duration: 5 * MINUTE },
	signUp: { points: 500, duration: HOUR },
	/** recover and resend: both send a mail */
	mail: { points: 60, duration: HOUR },
	verify: { points: 300, duration: 5 * MINUTE },
	changeAccount: { points: 100, duration: 5 * MINUTE },
	deleteAccount: { points: 10, duration: HOUR },
	contact: { points: 20, duration: 10 * MINUTE },
	newsletter: { points: 60, duration: 10 * MINUTE },
	application: { points: 60, duration: 10 * MINUTE },
	employer: { points: 60, duration: 10 * MINUTE },
	refresh: { points: 600, duration: MINUTE },
	read: { points: 600, duration: MINUTE },
	/** all that is kept about an account */
	copy: { points: 10, duration: MINUTE },
} as const satisfies Limits;

/** What costs this process, and no other, its time: pages that have to be rendered. */
export const perProcess = {
	page: { points: 300, duration: MINUTE },
} as const satisfies Limits;

/**
 * How often one client network may fail. A sign-up counts as failed until one is confirmed from the
 * same network.
 */
export const failures = {
	signIn: { points: 90, duration: 15 * MINUTE },
	signUp: { points: 100, duration: HOUR },
	verify: { points: 30, duration: HOUR },
} as const satisfies Limits;

/**
 * How often attempts for one account may fail: from one network, and from all together that never signed
 * in to it. A sign-up brings a mail to the address each time.
 */
export const accountFailures = {
	signIn: {
		oneNetwork: { points: 10, duration: 15 * MINUTE },
		allNetworks: { points: 100, duration: HOUR },
	},
	signUp: {
		oneNetwork: { points: 5, duration: HOUR },
		allNetworks: { points: 20, duration: HOUR },
	},
} as const satisfies Record<string, Limits>;

/** Mails of one kind to one address, whoever asks for them. */
export const mails = {
	minute: { points: 1, duration: MINUTE },
	hour: { points: 5, duration: HOUR },
} as const satisfies Limits;

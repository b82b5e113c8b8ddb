import type { Limit } from '#server/http/rate-limits/bounded-counts.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Limits = Record<string, Limit>;

/**
 * Requests, successful or not: of one client network without a session, of one person with one. A whole university may
 * share one address, so these only limit the load; `failures` limits guessing.
 */
export const requests = {
	signIn: { points: 600, duration: 5 * MINUTE },
	signUp: { points: 500, duration: HOUR },
	/** recover and resend, which both send a mail */
	mail: { points: 240, duration: HOUR },
	verify: { points: 300, duration: 5 * MINUTE },
	changeAccount: { points: 100, duration: 5 * MINUTE },
	deleteAccount: { points: 10, duration: HOUR },
	contact: { points: 60, duration: 10 * MINUTE },
	report: { points: 20, duration: 10 * MINUTE },
	newsletter: { points: 240, duration: 10 * MINUTE },
	application: { points: 60, duration: 10 * MINUTE },
	alert: { points: 60, duration: 10 * MINUTE },
	/** shared lists: making, changing and ending them */
	list: { points: 60, duration: 10 * MINUTE },
	/** a profile is saved while it is typed */
	profile: { points: 600, duration: MINUTE },
	/** CVs that are made, stored or read */
	cv: { points: 120, duration: 10 * MINUTE },
	/** a heart that is pressed, one by one */
	save: { points: 600, duration: 10 * MINUTE },
	/** what employers and staff do with the applications that they answer */
	answer: { points: 600, duration: 10 * MINUTE },
	/** a draft is saved while it is typed */
	posting: { points: 600, duration: 10 * MINUTE },
	employer: { points: 60, duration: 10 * MINUTE },
	/** programs of a company, each key for itself */
	program: { points: 600, duration: 10 * MINUTE },
	/** what students agree to show their careers service, and what that reads: each look is a line of the log */
	careers: { points: 60, duration: 10 * MINUTE },
	/** what members of staff decide and answer */
	staff: { points: 300, duration: 10 * MINUTE },
	refresh: { points: 600, duration: MINUTE },
	read: { points: 600, duration: MINUTE },
	/** the copy of everything stored about an account */
	copy: { points: 10, duration: MINUTE },
} as const satisfies Limits;

/** How many people with a session each limit of a network is for: as many as apply together in a lecture, and more. */
export const CROWD = 20;

/** Of one session; the other limits of a person are those of a network. A session is renewed once an hour. */
export const sessionRefresh: Limit = { points: 10, duration: MINUTE };

/** Counted per process, as mostly the time of this process is at stake: pages that have to be rendered, and feeds. */
export const perProcess = {
	page: { points: 300, duration: MINUTE },
	/** the same, fetched ahead by a browser because its pointer rests on a link */
	prefetch: { points: 60, duration: MINUTE },
	/** searches for programs, feeds and calendar files */
	search: { points: 600, duration: MINUTE },
	/** texts that found nothing, which staff read: one network does not fill the list of a day */
	emptySearch: { points: 20, duration: DAY },
} as const satisfies Limits;

/**
 * Failed attempts of one client network. A sign-up counts as failed until one is confirmed from the same
 * network.
 */
export const failures = {
	signIn: { points: 90, duration: 15 * MINUTE },
	signUp: { points: 250, duration: HOUR },
	verify: { points: 30, duration: HOUR },
} as const satisfies Limits;

/**
 * Failed attempts for one account: from one network, and from all networks together that never signed in to
 * it. Sign-up is included as each one sends a mail to the address.
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

/** Files of one account that could not be checked in time: each takes two seconds of a processor. */
export const slowFiles: Limit = { points: 3, duration: HOUR };

/** Mails of one kind to one address, from all clients together. */
export const mails = {
	minute: { points: 1, duration: MINUTE },
	hour: { points: 5, duration: HOUR },
} as const satisfies Limits;

/** Invitations to one address, also those that are refused: an owner who has chosen another role may send it at once. */
export const invitations = {
	minute: { points: 4, duration: MINUTE },
	hour: { points: 8, duration: HOUR },
} as const satisfies Limits;

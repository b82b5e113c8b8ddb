import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';
import type { RunningConfig } from '#server/config.ts';
import { ApiError } from '#server/http/api-error.ts';
import { widerNetworks } from '#server/http/client-address.ts';
import type { Keys, Limit } from '#server/http/rate-limits/bounded-counts.ts';
import {
	type Counter,
	type CounterStore,
	inMemory,
	inPostgres,
} from '#server/http/rate-limits/counters.ts';
import {
	accountFailures,
	CROWD,
	failures,
	invitations,
	mails,
	perProcess,
	requests,
	sessionRefresh,
	slowFiles,
} from '#server/http/rate-limits/limit-table.ts';
import { withTimeout } from '#server/http/with-timeout.ts';

export type LimitName = keyof typeof requests | keyof typeof perProcess;

/** Limits of people, once it is known who calls. */
export type PersonLimit = keyof typeof requests;

export type AttemptName = keyof typeof failures;

/** Mails that anyone can cause to be sent to any address; an invitation only the owners of checked companies. */
export type MailKind = 'recovery' | 'confirmation' | 'invitation';

/** `network` is the client's network from `clientAddress`. */
export type Limits = {
	/** @throws {ApiError} 429 */
	take(name: LimitName, network: string): Promise<void>;
	/** Returns the point of a call that counts elsewhere. */
	giveBack(name: LimitName, network: string): Promise<void>;
	/**
	 * The generous bound of all people of a network who have a session, before it is looked up.
	 * @throws {ApiError} 429
	 */
	takeCrowd(name: PersonLimit, network: string): Promise<void>;
	/** @param person an account or a session that was looked up @throws {ApiError} 429 */
	takePerson(name: PersonLimit, person: string): Promise<void>;
	/**
	 * Counts an attempt as failed before its result is known: otherwise many parallel attempts would pass the
	 * limit.
	 * @returns a function that undoes the count, for an attempt that did not fail
	 * @throws {ApiError} 429; the same for known and unknown accounts
	 */
	attempt(name: AttemptName, network: string, email?: string): Promise<() => Promise<void>>;
	/**
	 * Counts a file of an account as too slow to check, before it is checked.
	 * @returns a function that undoes the count, for one that was not
	 * @throws {ApiError} 429
	 */
	slowFile(account: string): Promise<() => Promise<void>>;
	/** Undoes the count of one earlier attempt from this network. */
	succeeded(name: AttemptName, network: string): Promise<void>;
	/** Saves a network from which the owner of an account signed in, in the background. */
	signedIn(network: string, email: string): void;
	/** Counts a mail. False if the limit is reached: then no mail is sent; of the first two kinds the answer is the same. */
	mayMail(kind: MailKind, email: string): Promise<boolean>;
};

const unlimited: Limits = {
	take: async () => {},
	giveBack: async () => {},
	takeCrowd: async () => {},
	takePerson: async () => {},
	attempt: async () => async () => {},
	slowFile: async () => async () => {},
	succeeded: async () => {},
	signedIn: () => {},
	mayMail: async () => true,
};

/**
 * One instance for the whole server. Counts in memory, or in Postgres if several processes may share it.
 * When switched off (load tests) nothing is refused.
 */
export function createLimits(
	{ rateLimits, database }: Pick<RunningConfig, 'rateLimits' | 'database'>,
	backend: LimitStorage,
): Limits {
	if (!rateLimits) return unlimited;
	const store = database.kind === 'embedded' ? inMemory : inPostgres(backend.sql);
	const perNetwork = { ...counters(store, requests, ''), ...counters(inMemory, perProcess, '') };
	const crowds = counters(store, crowdOf(requests), 'crowd-');
	const people = counters(store, { ...requests, refresh: sessionRefresh }, 'person-');
	const slow = store('slow-file', slowFiles);
	return {
		take: async (name, network) => {
			await takeAll([[perNetwork[name], widerNetworks(network)]]);
		},
		giveBack: (name, network) => perNetwork[name].giveBack(widerNetworks(network)),
		takeCrowd: async (name, network) => {
			await takeAll([[crowds[name], widerNetworks(network)]]);
		},
		takePerson: async (name, person) => {
			await takeAll([[people[name], [person]]]);
		},
		...attempts(store, backend),
		slowFile: (account) => takeAll([[slow, [account]]]),
		mayMail: mailLimits(store),
	};
}

/** The same limits for as many people as a network may have. */
function crowdOf<Name extends string>(table: Record<Name, Limit>): Record<Name, Limit> {
	const entries = Object.entries<Limit>(table).map(([name, { points, duration }]) => [
		name,
		{ points: points * CROWD, duration },
	]);
	return Object.fromEntries(entries);
}

function counters<Name extends string>(
	store: CounterStore,
	table: Record<Name, Limit>,
	prefix: string,
): Record<Name, Counter> {
	const entries = Object.entries<Limit>(table).map(([name, limit]) => [
		name,
		store(prefix + name, limit),
	]);
	return Object.fromEntries(entries);
}

function attempts(
	store: CounterStore,
	backend: LimitStorage,
): Pick<Limits, 'attempt' | 'succeeded' | 'signedIn'> {
	const perNetwork = counters(store, failures, 'failed-');
	const perAccount = {
		signIn: counters(store, accountFailures.signIn, 'signIn-'),
		signUp: counters(store, accountFailures.signUp, 'signUp-'),
	};
	const networksOfAccounts = knownNetworks(backend);
	const counted = (name: AttemptName, network: string, email?: string): CounterUse[] => {
		const networks = widerNetworks(network);
		if (name === 'verify' || email === undefined) return [[perNetwork[name], networks]];
		const account = email.toLowerCase();
		const { oneNetwork, allNetworks } = perAccount[name];
		return [
			[perNetwork[name], networks],
			[oneNetwork, keysOf(networks, account)],
			// Guesses from other networks do not lock out the owner on a known network.
			[allNetworks, [account], () => networksOfAccounts.has(account, network)],
		];
	};
	return {
		attempt: (...attempted) => takeAll(counted(...attempted)),
		succeeded: (name, network) => perNetwork[name].giveBack(widerNetworks(network)),
		signedIn: (network, email) => void networksOfAccounts.remember(email.toLowerCase(), network),
	};
}

const keysOf = ([narrow, ...wider]: Keys, account: string): Keys => [
	`${account} ${narrow}`,
	...wider.map((network) => `${account} ${network}`),
];

/** The minute first, so that a refusal does not use up a point of the hour. */
function mailLimits(store: CounterStore): Limits['mayMail'] {
	const kinds = {
		recovery: counters(store, mails, 'recovery-'),
		confirmation: counters(store, mails, 'confirmation-'),
		invitation: counters(store, invitations, 'invitation-'),
	};
	return async (kind, email) => {
		const keys: Keys = [email.toLowerCase()];
		const { minute, hour } = kinds[kind];
		return (await minute.take(keys)) === 0 && (await hour.take(keys)) === 0;
	};
}

/** A counter, its keys, and an optional check that lets a request pass when no point is left. */
type CounterUse = [Counter, Keys, (() => Promise<boolean>)?];

/** Takes a point from each, or from none. @returns a function that returns them */
async function takeAll(counted: CounterUse[]): Promise<() => Promise<void>> {
	const waits = await Promise.all(counted.map(([counter, keys]) => counter.take(keys)));
	const taken = counted.filter((_, at) => waits[at] === 0);
	const giveBack = async () => {
		await Promise.all(taken.map(([counter, keys]) => counter.giveBack(keys)));
	};
	for (const [at, [, , mayPass]] of counted.entries()) {
		const wait = waits[at] ?? 0;
		if (wait === 0 || (await mayPass?.())) continue;
		await giveBack();
		throw tooMany(Math.ceil(wait / 1_000));
	}
	return giveBack;
}

function tooMany(seconds: number): ApiError {
	const minutes = Math.max(1, Math.ceil(seconds / 60));
	const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
	return new ApiError(429, 'over_request_rate_limit', `Too many attempts. Try again in ${wait}.`, {
		'Retry-After': String(Math.max(1, seconds)),
	});
}

/** Where processes share their counts. The key is used for the digests of networks. */
export type LimitStorage = { sql: Sql; signingKey: string };

/** The networks from which an account was signed in to: there, failed attempts of others do not count. */
export type KnownNetworks = {
	/** Also false if the database is unavailable. */
	has(email: string, network: string): Promise<boolean>;
	remember(email: string, network: string): Promise<void>;
};

const TIMEOUT_MS = 1_000;

/**
 * The ten newest for each account, each for 90 days after its last use (`limits.known_networks`). Only a
 * keyed digest is stored, different for each account, so that the table does not show which accounts share
 * a network.
 */
export function knownNetworks({ sql, signingKey }: LimitStorage): KnownNetworks {
	const digest = (email: string, network: string) =>
		createHmac('sha256', signingKey)
			.update(`known network ${email} ${network}`)
			.digest('base64url');
	return {
		async has(email, network) {
			const answer = sql<{ is_known: boolean }[]>`
				select limits.is_known_network(${email}, ${digest(email, network)}) as is_known`;
			const [row] = await withTimeout(TIMEOUT_MS, answer).catch(() => []);
			return row?.is_known ?? false;
		},
		async remember(email, network) {
			const answer = sql`select limits.remember_network(${email}, ${digest(email, network)})`;
			// If this fails, the next sign-in saves it.
			await withTimeout(TIMEOUT_MS, answer).catch(() => {});
		},
	};
}

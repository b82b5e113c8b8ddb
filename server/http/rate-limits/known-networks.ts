import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';
import { withTimeout } from '#server/http/with-timeout.ts';

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
			const answer = sql<{ known: boolean }[]>`
				select limits.is_known_network(${email}, ${digest(email, network)}) as known`;
			const [row] = await withTimeout(TIMEOUT_MS, answer).catch(() => []);
			return row?.known ?? false;
		},
		async remember(email, network) {
			const answer = sql`select limits.remember_network(${email}, ${digest(email, network)})`;
			// If this fails, the next sign-in saves it.
			await withTimeout(TIMEOUT_MS, answer).catch(() => {});
		},
	};
}

import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';
import { withTimeout } from '#server/http/with-timeout.ts';

/** Where limits are counted across processes; the digests of networks are made with the key. */
export type LimitStorage = { sql: Sql; unsubscribeKey: string };

/** From where somebody has signed in to an account: there the guesses of others do not count. */
export type KnownNetworks = {
	/** False also where nobody can tell. */
	has(email: string, network: string): Promise<boolean>;
	remember(email: string, network: string): Promise<void>;
};

const TIMEOUT_MS = 1_000;

/**
 * The ten newest for each account, each for 90 days after it was last used
 * (`limits.known_networks`). What is stored of a network is a keyed digest, which differs from
 * account to account: nobody reads from it where two people signed in.
 */
export function knownNetworks({ sql, unsubscribeKey }: LimitStorage): KnownNetworks {
	const digest = (email: string, network: string) =>
		createHmac('sha256', unsubscribeKey)
			.update(`known network ${email} ${network}`)
			.digest('base64url');
	return {
		async has(email, network) {
			const asked = sql<{ known: boolean }[]>`
				select limits.is_known_network(${email}, ${digest(email, network)}) as known`;
			const [row] = await withTimeout(TIMEOUT_MS, asked).catch(() => []);
			return row?.known ?? false;
		},
		async remember(email, network) {
			const stored = sql`select limits.remember_network(${email}, ${digest(email, network)})`;
			// Without it the next sign-in remembers.
			await withTimeout(TIMEOUT_MS, stored).catch(() => {});
		},
	};
}

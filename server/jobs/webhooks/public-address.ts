import { Resolver } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are not everybody's: this machine, its neighbours, and what only looks like an address. */
const NOT_PUBLIC = new BlockList();
for (const [network, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const)
	NOT_PUBLIC.addSubnet(network, bits, 'ipv4');

/** Of IPv6 only what is given to networks of everybody is public, less what leads on to IPv4 or to nobody. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const NOT_GLOBAL = new BlockList();
for (const [network, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const)
	NOT_GLOBAL.addSubnet(network, bits, 'ipv6');

/** Whether everybody on the internet means the same machine by an IP address. */
export function isPublicAddress(address: string): boolean {
	const family = isIP(address);
	if (family === 4) return !NOT_PUBLIC.check(address, 'ipv4');
	return family === 6 && GLOBAL.check(address, 'ipv6') && !NOT_GLOBAL.check(address, 'ipv6');
}

/** Thrown where a name leads to an address that is not everybody's. */
export class NotPublicError extends Error {
	readonly code = 'NOT_PUBLIC';
}

type Address = { address: string; family: number };
type Resolve = (name: string, done: (error: Error | null, addresses: Address[]) => void) => void;

/**
 * Asks the servers of names itself. `dns.lookup` waits in one of the four threads that passwords and files need, too: a few
 * names whose servers never answer would stop every sign-in.
 */
const names = new Resolver({ timeout: 2_000, tries: 2 });

const noSuchName = () => Object.assign(new Error('There is no such name.'), { code: 'ENOTFOUND' });

const resolveAll: Resolve = (name, done) => {
	if (/(^|\.)localhost\.?$/i.test(name)) return done(new NotPublicError(), []);
	const of = (family: 4 | 6, asked: Promise<string[]>): Promise<Address[]> =>
		asked.then(
			(addresses) => addresses.map((address) => ({ address, family })),
			// A name may have addresses of one family alone.
			() => [],
		);
	void Promise.all([of(4, names.resolve4(name)), of(6, names.resolve6(name))]).then((both) => {
		const addresses = both.flat();
		done(addresses.length > 0 ? null : noSuchName(), addresses);
	});
};

/**
 * Looks a name up for one connection, which is made to what is found here: a name that leads elsewhere a moment later leads
 * nowhere else. Where one of its addresses is not public, none is used.
 */
export const publicLookup =
	(resolve: Resolve = resolveAll): LookupFunction =>
	(name, options, callback) =>
		resolve(name, (error, addresses) => {
			const [first] = addresses ?? [];
			if (error || !first) return callback(error ?? new NotPublicError(), '', 0);
			if (!addresses.every(({ address }) => isPublicAddress(address)))
				return callback(new NotPublicError(), '', 0);
			if (options.all) return (callback as unknown as LookupCallback)(null, addresses);
			return callback(null, first.address, first.family);
		});

type LookupCallback = (error: null, addresses: { address: string; family: number }[]) => void;

import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Who a limit counts against. IPv6 users own a /64 at least, so that one such network counts as one
 * client. X-Forwarded-For counts only as far as our own proxies wrote it.
 * @param hops how many proxies stand in front of us; false for none
 */
export function clientAddress(
	headers: Headers,
	incoming: IncomingMessage | undefined,
	hops: number | false,
): string {
	return address(headers.get('x-forwarded-for'), incoming, hops);
}

/** The same of a request that Node has read, before there are `Headers`. */
export const clientOf = (incoming: IncomingMessage, hops: number | false): string =>
	address(incoming.headersDistinct['x-forwarded-for']?.join(',') ?? null, incoming, hops);

function address(
	header: string | null,
	incoming: IncomingMessage | undefined,
	hops: number | false,
): string {
	const socket = incoming?.socket.remoteAddress ?? 'unknown';
	return network((hops && forwarded(header, hops)) || socket);
}

function forwarded(header: string | null, hops: number): string | undefined {
	const address = header?.split(',').at(-hops)?.trim();
	return address !== undefined && isIP(address) ? address : undefined;
}

function network(address: string): string {
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
	const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
	const left = head.split(':').filter(Boolean);
	const right = tail?.split(':').filter(Boolean) ?? [];
	const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
	const groups = tail === undefined ? left : [...left, ...zeros, ...right];
	return `${groups
		.slice(0, 4)
		.map((group) => Number.parseInt(group, 16).toString(16))
		.join(':')}::/64`;
}

/**
 * A network as `clientAddress` gives it, then the two wider ones it is in: /24 and /16, or /48 and /32.
 * What is no address stands alone.
 */
export function widerNetworks(narrow: string): [string, ...string[]] {
	if (isIP(narrow) === 4) {
		const [a, b, c] = narrow.split('.');
		return [narrow, `${a}.${b}.${c}.0/24`, `${a}.${b}.0.0/16`];
	}
	const [a, b, c] = narrow.split(':');
	return c === undefined ? [narrow] : [narrow, `${a}:${b}:${c}::/48`, `${a}:${b}::/32`];
}

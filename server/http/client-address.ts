import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** A request with its connection, if it came over one: tests call an app without. */
export type Incoming = Context<{ Bindings: Partial<HttpBindings> }>;

/**
 * The client that a limit counts for. An IPv6 user has at least a /64, so each /64 counts as one client.
 * X-Forwarded-For is used only as far as our own proxies wrote it.
 * @param hops the number of proxies in front of this server; false for none
 */
export function clientAddress(
	headers: Headers,
	incoming: IncomingMessage | undefined,
	hops: number | false,
): string {
	return address(headers.get('x-forwarded-for'), incoming, hops);
}

/** The same for a Node request, before there are `Headers`. */
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
 * A network from `clientAddress`, then the two wider networks that contain it: /24 and /16, or /48 and /32.
 * Text that is not an address is returned without wider networks.
 */
export function widerNetworks(narrow: string): [string, ...string[]] {
	if (isIP(narrow) === 4) {
		const [a, b, c] = narrow.split('.');
		return [narrow, `${a}.${b}.${c}.0/24`, `${a}.${b}.0.0/16`];
	}
	const [a, b, c] = narrow.split(':');
	return c === undefined ? [narrow] : [narrow, `${a}:${b}:${c}::/48`, `${a}:${b}::/32`];
}

/** Headers that a proxy adds to a request. */
const OF_PROXIES = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether a request came through a proxy: then its client is not this machine, even if its socket is local.
 */
export const isProxied = (headers: Headers) => OF_PROXIES.some((name) => headers.has(name));

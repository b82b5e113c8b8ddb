import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, widerNetworks } from '#server/http/client-address.ts';

const from = (
	remoteAddress: string | undefined,
	forwarded?: string,
	hops: number | false = false,
) =>
	clientAddress(
		new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }),
		{ socket: { remoteAddress } } as IncomingMessage,
		hops,
	);

test('is the address of the socket, whatever the headers claim', () => {
	expect(from('10.0.0.1', '1.2.3.4')).toBe('10.0.0.1');
	expect(from(undefined)).toBe('unknown');
});

test('is the address that our own proxies wrote, counted from the right', () => {
	expect(from('10.0.0.1', '6.6.6.6, 1.2.3.4', 1)).toBe('1.2.3.4');
	expect(from('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.9', 2)).toBe('1.2.3.4');
});

test('is the address of the socket if no proxy wrote one', () => {
	expect(from('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
	expect(from('10.0.0.1', 'nonsense', 1)).toBe('10.0.0.1');
	expect(from('10.0.0.1', '1.2.3.4', 2)).toBe('10.0.0.1');
});

test('is the /64 network for an IPv6 address', () => {
	expect(from('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
	expect(from('2001:db8::1')).toBe(from('2001:0db8:0:0:ffff::2'));
	expect(from('2001:db8:0:1::1')).not.toBe(from('2001:db8::1'));
	expect(from('::1')).toBe('0:0:0:0::/64');
	expect(from('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
	expect(from('::ffff:10.0.0.1')).toBe('10.0.0.1');
});

test.each([
	['10.1.2.3', ['10.1.2.3', '10.1.2.0/24', '10.1.0.0/16']],
	['2001:db8:1:2::/64', ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32']],
	[from('::1'), ['0:0:0:0::/64', '0:0:0::/48', '0:0::/32']],
	['unknown', ['unknown']],
])('%s is in wider networks', (narrow, expected) => {
	expect(widerNetworks(narrow)).toEqual(expected);
});

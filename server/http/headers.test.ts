import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, widerNetworks } from './client-address.ts';
import { isFromThisSite } from './same-origin.ts';
import { contentSecurityPolicy, digest } from './security-headers.ts';

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

const isOurs = (origin: string | null, siteUrl: string, site?: string) =>
	isFromThisSite(
		new Headers({ ...(origin !== null && { origin }), ...(site && { 'sec-fetch-site': site }) }),
		siteUrl,
	);

test('a form comes from this site by its origin', () => {
	expect(isOurs('https://a.example', 'https://a.example')).toBe(true);
	for (const origin of ['https://b.example', 'http://a.example', 'https://a.example:8443', 'null'])
		expect(isOurs(origin, 'https://a.example')).toBe(false);
});

test('on this machine by any of its names, on the same port', () => {
	expect(isOurs('http://localhost:3000', 'http://127.0.0.1:3000')).toBe(true);
	expect(isOurs('http://127.0.0.1:3000', 'http://localhost:3000')).toBe(true);
	expect(isOurs('http://localhost:3001', 'http://127.0.0.1:3000')).toBe(false);
	expect(isOurs('http://localhost:3000', 'https://a.example')).toBe(false);
	expect(isOurs('https://a.example', 'http://127.0.0.1:3000')).toBe(false);
});

test('without an origin by the kind of request', () => {
	expect(isOurs(null, 'https://a.example')).toBe(true);
	expect(isOurs(null, 'https://a.example', 'same-origin')).toBe(true);
	expect(isOurs(null, 'https://a.example', 'cross-site')).toBe(false);
});

const scripts = (html: string) =>
	/script-src 'self'([^;]*)/.exec(contentSecurityPolicy(html, 'http://a.example'))?.[1]?.trim();

test('computes the same digest as browsers', () => {
	expect(digest("alert('Hello, world.');")).toBe(
		'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
	);
});

test('adds no digest for scripts with a source or for data', () => {
	expect(scripts('<script src="/a.js"></script>')).toBe('');
	expect(scripts('<script type="application/ld+json">{}</script>')).toBe('');
	expect(scripts('<script type="text/template">a</script>')).toBe('');
});

test('lists every inline script that runs once', () => {
	const named = `'${digest('a()')}'`;
	expect(scripts('<script>a()</script><script type="module" async>a()</script>')).toBe(named);
	expect(scripts('<SCRIPT TYPE=text/javascript>a()</SCRIPT>')).toBe(named);
	expect(scripts('<script type="importmap">{}</script>')).toBe(`'${digest('{}')}'`);
});

test('lists a script that another script starts', () => {
	expect(scripts('<script data-starts="sha256-xyz=">a()</script>')).toBe(
		`'${digest('a()')}' 'sha256-xyz='`,
	);
});

import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPublicAddress, NotPublicError, publicLookup } from './public-address.ts';
import { sendOnce } from './send-delivery.ts';

test.each([
	['8.8.8.8', true],
	['93.184.216.34', true],
	['2606:4700::1111', true],
	...[
		'0.0.0.0',
		'10.1.2.3',
		'100.64.0.1',
		'127.0.0.1',
		'127.255.255.254',
		'169.254.169.254',
		'172.16.0.1',
		'172.31.255.255',
		'192.168.1.1',
		'198.18.0.1',
		'203.0.113.9',
		'224.0.0.1',
		'255.255.255.255',
		'::',
		'::1',
		'::ffff:127.0.0.1',
		'::ffff:8.8.8.8',
		'64:ff9b::7f00:1',
		'2001::1',
		'2001:db8::1',
		'2002:7f00:1::',
		'fc00::1',
		'fd12:3456::1',
		'fe80::1',
		'ff02::1',
		'localhost',
		'',
	].map((address) => [address, false] as const),
] as const)('%j is everybody’s: %s', (address, expected) => {
	expect(isPublicAddress(address)).toBe(expected);
});

const resolveTo = (...addresses: string[]) =>
	promisify((name: string, done: (error: Error | null, address: unknown) => void) =>
		publicLookup((_, answer) =>
			answer(
				null,
				addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
			),
		)(name, {}, (error, address) => done(error, address)),
	)('program.example');

test('a name leads to what was found, and nowhere where one of its addresses is not public', async () => {
	await expect(resolveTo('8.8.8.8', '2606:4700::1111')).resolves.toBe('8.8.8.8');
	await expect(resolveTo('8.8.8.8', '127.0.0.1')).rejects.toBeInstanceOf(NotPublicError);
	await expect(resolveTo('::ffff:10.0.0.1')).rejects.toBeInstanceOf(NotPublicError);
	await expect(resolveTo()).rejects.toBeInstanceOf(NotPublicError);
});

test.each([
	'http://program.example/',
	'https://127.0.0.1/',
	'https://127.1/',
	'https://2130706433/',
	'https://0x7f.1/',
	'https://0177.0.0.1/',
	'https://[::1]/',
	'https://[::ffff:127.0.0.1]/',
	'https://[fd00::1]:8443/',
	'https://169.254.169.254/latest/meta-data',
	'https://localhost/',
])('nothing is sent to %s', async (url) => {
	const sent = { url, headers: {}, body: '{}' };
	expect(await sendOnce(sent, { loopback: false })).toBe('not-public');
});

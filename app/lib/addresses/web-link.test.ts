import { describe, expect, it } from 'vitest';
import { webLink } from './web-link.ts';

describe('webLink', () => {
	it('accepts http and https addresses', () => {
		expect(webLink('https://acme.example')).toBe('https://acme.example/');
	});

	it.each([
		null,
		undefined,
		'',
		'javascript://%0aalert(1)',
		'data:text/html,x',
		'https://<script>',
		'acme',
	])('makes no link of %j', (address) => {
		expect(webLink(address)).toBeUndefined();
	});
});

import { describe, expect, it } from 'vitest';
import { linkedInAddress, websiteAddress } from './addresses.ts';

describe('websiteAddress', () => {
	it.each([
		['acme.example', 'https://acme.example'],
		['  www.acme.example/jobs?a=b#c ', 'https://www.acme.example/jobs?a=b#c'],
		['//acme.example', 'https://acme.example'],
		['http://acme.example', 'http://acme.example'],
		['HTTPS://acme.example', 'HTTPS://acme.example'],
		['acme.example:8080', 'https://acme.example:8080'],
		['javascript:alert(1)', 'https://javascript:alert(1)'],
		['acme.example/?next=https://b.example', 'https://acme.example/?next=https://b.example'],
	])('%j becomes %j', (typed, address) => {
		expect(websiteAddress(typed)).toBe(address);
	});

	it.each(['', '   '])('%j is no address', (typed) => {
		expect(websiteAddress(typed)).toBeNull();
	});
});

describe('linkedInAddress', () => {
	it.each([
		['acme-ltd', 'https://www.linkedin.com/company/acme-ltd'],
		[' @acme ', 'https://www.linkedin.com/company/acme'],
		['company/acme', 'https://www.linkedin.com/company/acme'],
		['/company/acme/', 'https://www.linkedin.com/company/acme/'],
		['linkedin.com/company/acme', 'https://www.linkedin.com/company/acme'],
		['www.linkedin.com/company/acme', 'https://www.linkedin.com/company/acme'],
		['uk.linkedin.com/company/acme', 'https://uk.linkedin.com/company/acme'],
		['LinkedIn.com/school/acme', 'https://www.linkedin.com/school/acme'],
		['https://linkedin.com/company/acme', 'https://linkedin.com/company/acme'],
		['linkedin.computers', 'https://www.linkedin.com/company/linkedin.computers'],
	])('%j becomes %j', (typed, address) => {
		expect(linkedInAddress(typed)).toBe(address);
	});

	it.each(['', '  ', '/', 'company/'])('%j is no page', (typed) => {
		expect(linkedInAddress(typed)).toBeNull();
	});
});

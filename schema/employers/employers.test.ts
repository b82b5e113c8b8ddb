import { describe, expect, it, test } from 'vitest';
import { companyProblems } from './company-words.ts';
import { COMPANY_NUMBER, companyNumber } from './employer-checks.ts';

const company = {
	company_name: 'Young & Co',
	contact_person: 'Rosa Lind',
	location: '4 Dock Street, Leeds, LS10 1JF',
	company_description: 'We measure harbours, and tell captains when the tide is right.',
	website: 'https://www.tidewell.example/about',
	linkedin_url: 'https://uk.linkedin.com/company/tidewell',
};
const fields = (change: object, saved: object | null = null) =>
	Object.keys(companyProblems({ ...company, ...change }, saved));

describe('the fields of a company', () => {
	it('that are plain have no problems; empty ones neither', () => {
		expect(fields({})).toEqual([]);
		expect(fields({ website: null, linkedin_url: undefined })).toEqual([]);
	});

	it.each([
		{ company_name: 'Tidewell, see tidewell.com' },
		{ company_name: 'Ring 0113 496 0123' },
		{ contact_person: 'rosa@tidewell.example' },
		{ location: 'Pay us £20 first' },
		{ company_description: 'Apply at tidewell (dot) com.' },
		{ company_description: 'We are looking for a young team.' },
		{ company_description: 'Send a copy of your passport.' },
	])('are read by others: %j', (change) => {
		expect(fields(change)).toEqual(Object.keys(change));
		expect(fields(change, change)).toEqual([]);
	});

	it('have an advice', () => {
		expect(companyProblems({ company_description: 'Write to a@b.example' })).toEqual({
			company_description:
				'“a@b.example”: Leave email addresses out: students apply here, and can write to you once you invite them.',
		});
	});

	it.each([
		'tidewell',
		'javascript://tidewell.example/%0aalert(1)',
		'ftp://tidewell.example',
		'https://tidewell',
		'https://192.168.0.1',
		'https://[::1]/',
		'https://rosa:secret@tidewell.example',
		'https://www.gov.uk@tidewell.example',
		'https://tidewell.example:8443/',
	])('%s is no website', (website) => {
		expect(fields({ website })).toEqual(['website']);
	});

	it('a page at LinkedIn is at LinkedIn', () => {
		for (const linkedin_url of [
			'https://linkedin.com.tidewell.example',
			'https://mylinkedin.com/x',
		])
			expect(fields({ linkedin_url })).toEqual(['linkedin_url']);
	});
});

test.each([
	['01234567', '01234567'],
	[' sc 123456 ', 'SC123456'],
	['r0123456', 'R0123456'],
])('%j is the number %s', (typed, number) => {
	expect(companyNumber(typed)).toBe(number);
	expect(number).toMatch(COMPANY_NUMBER);
});

test.each(['1234', '1234567', '123456789', 'S1234567', 'SC12345', 'A0123456', 'Tidewell'])(
	'%s is none',
	(typed) => {
		expect(companyNumber(typed)).not.toMatch(COMPANY_NUMBER);
	},
);

test('nothing is none', () => expect(companyNumber('  ')).toBeNull());

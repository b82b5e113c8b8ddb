import { describe, expect, it } from 'vitest';
import { groundsOf, impossible, objection } from './check-grounds.ts';

const given = {
	email: 'jo@tidewell.example',
	website: 'https://www.tidewell.example',
	company_number: '01234567',
};

describe('a check of a company', () => {
	it('that compares with a website is not possible without one', () => {
		const none = { ...given, website: null };
		expect(impossible('website', none)).toMatch(/no website/);
		expect(impossible('mail-domain', none)).toMatch(/none to compare/);
		expect(impossible('company-number', none)).toBeNull();
		expect(impossible('website', given)).toBeNull();
	});

	it('against what the site has found is objected to', () => {
		expect(objection('mail-domain', given, null)).toBeNull();
		expect(objection('mail-domain', { ...given, email: 'jo@post.example' }, null)).toBe(
			'post.example is not the domain of the website.',
		);
		expect(objection('company-number', given, '01234567')).toBeNull();
		expect(objection('company-number', given, '07654321')).toMatch(/01234567/);
		expect(objection('company-number', { ...given, company_number: null }, '07654321')).toBeNull();
	});

	it('rests on what was there', () => {
		expect(groundsOf(['website', 'mail-domain', 'company-number'], given, '07654321')).toEqual({
			website: 'https://www.tidewell.example',
			'mail-domain': 'tidewell.example',
			'company-number': '07654321',
		});
		expect(groundsOf(['website'], given, null)).toEqual({ website: given.website });
	});
});

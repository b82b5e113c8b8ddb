import { describe, expect, it } from 'vitest';
import { deadlineText, placeText, startText } from './listing-text.ts';

describe('the words of a card', () => {
	it('name the country abroad, once', () => {
		expect(placeText({ location: 'HafenCity, Hamburg', country: 'Germany' })).toBe(
			'HafenCity, Hamburg, Germany',
		);
		expect(placeText({ location: 'Jurong, Singapore', country: 'Singapore' })).toBe(
			'Jurong, Singapore',
		);
	});

	it('say whether remote work is possible', () => {
		const location = 'Leeds Dock, Leeds';
		expect(placeText({ location })).toBe(location);
		expect(placeText({ location, remote: 'hybrid' })).toBe('Leeds Dock, Leeds, partly from home');
		expect(placeText({ location, remote: 'remote' })).toBe('Leeds Dock, Leeds, or from home');
	});

	it('write dates in full and do not change words', () => {
		expect(startText('2027-06-14')).toBe('14 June 2027');
		expect(startText('Any Monday, all year')).toBe('Any Monday, all year');
		expect(deadlineText('2027-02-28')).toBe('28 February 2027');
		expect(deadlineText('rolling')).toBe('Rolling: apply any time');
	});
});

import { expect, test } from 'vitest';
import { isPlace, townIn, withoutPlace } from './places.ts';

test.each([
	['12 Mill Road, Leeds, LS2 9JT', 'Leeds'],
	['London SW1A 1AA', 'London'],
	['Leeds, UK', 'Leeds'],
	['Lagos, Nigeria', 'Lagos, Nigeria'],
	['Ibadan, Nigeria', 'Ibadan, Nigeria'],
	['İzmir | Türkiye', 'İzmir, Türkiye'],
	['Cambridge, USA', null],
	['Data science student', null],
	['mei.tan@students.example', null],
])('%s is an address in %s', (address, town) => {
	expect(townIn(address)).toBe(town);
});

test('tells places from companies', () => {
	expect(['London, UK', 'Remote', '(Leeds)', 'Mill Ltd, Leeds', ''].map(isPlace)).toEqual([
		true,
		true,
		true,
		false,
		false,
	]);
	expect(withoutPlace('Mill Ltd, Leeds, UK')).toBe('Mill Ltd');
	expect(withoutPlace('Mill Ltd (London)')).toBe('Mill Ltd');
	expect(withoutPlace('University of California, Berkeley')).toBe(
		'University of California, Berkeley',
	);
});

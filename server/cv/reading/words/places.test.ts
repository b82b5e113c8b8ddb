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
	['Cambridge, MA', null],
	['Currently in Dublin, Ireland', 'Dublin, Ireland'],
	['+ Leeds.', 'Leeds'],
	['12 Mill Road, Ibadan, Nigeria', 'Ibadan, Nigeria'],
	['Saint-sur-Mer, France', 'Saint-sur-Mer, France'],
	// A region stands between the town and the country.
	['Nagpur, Maharashtra, India', null],
	['Kerala, India', null],
	['Hunan Province, China', null],
	['Mill Company, Qatar', null],
	['Projects in Leeds and Kuwait, Qatar', null],
	// Words as well as towns.
	['Reading', null],
	['reading, running', null],
	['Reading, UK', 'Reading'],
	['Data science student', null],
	['mei.tan@students.example', null],
])('%s is an address in %s', (address, town) => {
	expect(townIn(address)).toBe(town);
});

test('tells places from companies', () => {
	expect(['San Jose, CA', 'Austin, Texas', 'Mill Ltd, UK'].map(isPlace)).toEqual([
		true,
		false,
		false,
	]);
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

import { describe, expect, it } from 'vitest';
import { CITIES } from '#schema/internships/places.ts';
import { livingCosts, livingCostsOf } from './living-costs.ts';

describe.each(livingCosts)('the costs of a month in $city', ({ room, travel }) => {
	it('lie within what a room and a bus ticket can cost', () => {
		expect(room.pounds).toBeGreaterThan(300);
		expect(room.pounds).toBeLessThan(1500);
		if (travel) expect(travel.pounds).toBeGreaterThan(40);
		if (travel) expect(travel.pounds).toBeLessThan(200);
	});

	it('say where and when they were published', () => {
		for (const { name, source, published } of [room, ...(travel ? [travel] : [])]) {
			expect(name).not.toBe('');
			expect(URL.canParse(`https://${source}`)).toBe(true);
			expect(published).toMatch(/^[A-Za-z ]+ 202[4-6]$/);
		}
	});
});

it.each(CITIES)('are published for %s, which has a page of its own', (city) => {
	expect(livingCostsOf({ city, remote: 'on-site' })?.room).toBeDefined();
});

it('names each city once', () => {
	expect(new Set(livingCosts.map(({ city }) => city)).size).toBe(livingCosts.length);
});

it('are those of the city, and of none for work from home', () => {
	expect(livingCostsOf({ city: 'Coventry', remote: 'on-site' })).toBeNull();
	expect(livingCostsOf({ city: 'Liverpool', remote: 'hybrid' })?.room.pounds).toBe(555);
	expect(livingCostsOf({ city: 'London', remote: 'remote' })).toBeNull();
});

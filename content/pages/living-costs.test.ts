import { describe, expect, it } from 'vitest';
import { livingCosts } from './living-costs.ts';

describe.each(livingCosts)('the costs of a month in $city', ({ room, travel }) => {
	it('lie within what a room and a bus ticket can cost', () => {
		expect(room.pounds).toBeGreaterThan(300);
		expect(room.pounds).toBeLessThan(1500);
		expect(travel.pounds).toBeGreaterThan(40);
		expect(travel.pounds).toBeLessThan(200);
	});

	it('say where and when they were published', () => {
		for (const { name, source, published } of [room, travel]) {
			expect(name).not.toBe('');
			expect(URL.canParse(`https://${source}`)).toBe(true);
			expect(published).toMatch(/^[A-Z][a-z]+ 202[4-6]$/);
		}
	});
});

it('names each city once', () => {
	expect(new Set(livingCosts.map(({ city }) => city)).size).toBe(livingCosts.length);
});

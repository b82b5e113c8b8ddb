import { describe, expect, it } from 'vitest';
import { cityListings } from './all.ts';
import { citySummaries, cityTotal } from './summaries.ts';

describe('citySummaries', () => {
	it.each(citySummaries)('$name has as many listings as it says and claims', (summary) => {
		const listed = cityListings.filter(({ city }) => city === summary.name).length;
		expect(summary.listings).toBe(listed);
		expect(listed).toBeGreaterThanOrEqual(Number.parseInt(summary.count, 10));
	});

	it('leaves no listing out', () => {
		expect(cityTotal).toBe(cityListings.length);
	});
});

import { describe, expect, it } from 'vitest';
import { type DraftContent, EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { changedShare, correctionOf } from './corrections.ts';

const words = (count: number, word = 'word') =>
	Array.from({ length: count }, (_, place) => `${word}${10 + place}`).join(' ');

const published: DraftContent = {
	...EMPTY_DRAFT,
	title: 'Data Analyst Intern',
	description: words(20),
	requirements: [words(5, 'need')],
	benefits: [words(5, 'gain')],
	location: 'Leeds Dock, Leeds',
	city: 'Leeds',
	spots: 2,
	pay_amount: 2_000,
};
const corrected = (change: Partial<DraftContent>, approved = published) =>
	correctionOf(approved, published, { ...published, ...change });

describe('the share of the texts that has changed', () => {
	it.each<[string, Partial<DraftContent>, number]>([
		['nothing', {}, 0],
		['marks and spaces', { description: `${words(20).replaceAll(' ', ',  ')}!` }, 0],
		['three words put in', { description: `${words(20)} one two six` }, 3 / 30],
		['three words taken out', { description: words(17) }, 3 / 30],
		[
			'a point moved to the other list',
			{ requirements: [], benefits: [words(5, 'gain'), words(5, 'need')] },
			5 / 30,
		],
		['all of it', { description: words(20, 'other'), requirements: [], benefits: [] }, 1],
	])('%s', (_, change, share) => {
		const result = changedShare(published, { ...published, ...change });
		if (share === 1) expect(result).toBeGreaterThan(1 / 3);
		else expect(result).toBeGreaterThanOrEqual(share);
		if (share < 1) expect(result).toBeLessThan(share + 0.05);
	});

	it('counts letters too: one long word is no small change', () => {
		const change = { description: `${words(20)} ${'x'.repeat(100)}` };
		expect(changedShare(published, { ...published, ...change })).toBeGreaterThan(1 / 3);
	});

	it('counts what stands in another place', () => {
		const moved = { description: `${words(20).split(' ').slice(4).join(' ')} ${words(4)}` };
		expect(changedShare(published, { ...published, ...moved })).toBeCloseTo(4 / 30);
	});

	it('of a long text is found although many of its words are others', () => {
		const long = (text: string) => ({ ...published, description: text });
		const change = `${words(1_400)} ${words(600, 'work')}`;
		const share = changedShare(long(words(2_000)), long(change));
		expect(share).toBeGreaterThan(0.29);
		expect(share).toBeLessThan(1 / 3);
	});

	/** Each costs the comparison, or the counting before it, most. */
	const costly = (): [string, string, string][] => {
		const numbered = Array.from({ length: 2_980 }, (_, place) => place.toString(36));
		// A fixed order that has nothing in common with the other.
		const mixed = (list: string[]) =>
			list.map((_, place) => list[(place * 1_237) % list.length] ?? '');
		const letters = (factor: number) =>
			numbered.map((_, place) => String.fromCharCode(97 + ((place * place * factor) % 26)));
		const half = numbered.slice(0, 1_490);
		return [
			['backwards', numbered.join(' '), numbered.toReversed().join(' ')],
			['in another order', numbered.join(' '), mixed(numbered).join(' ')],
			[
				'half of them in another order',
				numbered.join(' '),
				[...mixed(half), ...numbered.slice(1_490)].join(' '),
			],
			['of one letter', letters(7).join(' '), mixed(letters(7)).join(' ')],
			['of other letters', letters(7).join(' '), letters(11).join(' ')],
			['of two letters', 'a b '.repeat(1_490), 'b b a a '.repeat(745)],
			['too many', 'a '.repeat(9_000), 'b '.repeat(9_000)],
		];
	};

	it.each(costly())('of the longest texts, %s, costs 50 ms at most', (_, before, after) => {
		const long = (text: string) => ({ ...published, description: text });
		const costs = Array.from({ length: 5 }, () => {
			const start = process.threadCpuUsage();
			expect(changedShare(long(before), long(after))).toBeGreaterThan(1 / 3);
			return process.threadCpuUsage(start).user;
		});
		expect(Math.min(...costs)).toBeLessThan(50_000);
	});
});

describe('a revision', () => {
	it('of a few words and of places is public at once', () => {
		expect(corrected({ description: `${words(19)} better`, spots: 3 })).toEqual({
			atOnce: ['description', 'spots'],
			staffFirst: [],
		});
	});

	it('of a third of the words is public at once, and of one more is not', () => {
		const change = (count: number) =>
			corrected({ description: `${words(20 - count)} ${words(count, 'work')}` });
		expect(change(10).atOnce).toEqual(['description']);
		expect(change(11)).toEqual({ atOnce: [], staffFirst: ['description'] });
	});

	it('of a day, a team or steps is measured with the other texts; questions are read by staff first', () => {
		expect(corrected({ team: 'Two analysts', selection: ['A call'] })).toEqual({
			atOnce: ['team', 'selection'],
			staffFirst: [],
		});
		expect(corrected({ typical_day: words(20, 'day') })).toEqual({
			atOnce: [],
			staffFirst: ['typical_day'],
		});
		expect(corrected({ questions: ['Why boats?'], spots: 3 })).toEqual({
			atOnce: ['spots'],
			staffFirst: ['questions'],
		});
	});

	it('of the title, the place or the pay is read by staff first; small corrections beside it are not', () => {
		expect(
			corrected({ title: 'Data Intern', location: 'Leeds', pay_amount: 2_100, spots: 3 }),
		).toEqual({ atOnce: ['spots'], staffFirst: ['title', 'location', 'pay_amount'] });
	});

	it('is compared with what staff approved: bit by bit it is read by staff as well', () => {
		const approved = { ...published, description: `${words(9)} ${words(11, 'past')}` };
		expect(corrected({ description: `${words(18)} new words` }, approved)).toEqual({
			atOnce: [],
			staffFirst: ['description'],
		});
		expect(corrected({ description: `${words(18)} new words` }).atOnce).toEqual(['description']);
	});

	it('whose words break a rule is read by staff first, also if others of its words do', () => {
		expect(corrected({ benefits: ['Write to tidewell.com'] }).atOnce).toEqual([]);
		const old = { ...published, location: 'Leeds, tidewell.com' };
		const wanted = { ...old, benefits: [words(5, 'gain'), 'Fruit'] };
		expect(correctionOf(old, old, wanted)).toEqual({ atOnce: [], staffFirst: ['benefits'] });
		expect(correctionOf(old, old, { ...old, spots: 3 }).atOnce).toEqual(['spots']);
	});
});

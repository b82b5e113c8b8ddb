import { expect, it } from 'vitest';
import { closingWeeks } from './load-home.ts';

const none = new Array<number>(56).fill(0);

it('the weeks begin on Mondays, with this one, and say how many close until which day', () => {
	// Wednesday: five days of this week are left.
	const closing = none.with(0, 1).with(4, 18).with(5, 3).with(12, 2);
	const weeks = closingWeeks(closing, '2026-11-25');
	expect(weeks).toHaveLength(8);
	expect(weeks.slice(0, 4)).toEqual([
		{ monday: '2026-11-23', count: 19, last: '2026-11-29', path: '/internships?sort=deadline' },
		{ monday: '2026-11-30', count: 3, last: '2026-11-30', path: '/internships?sort=deadline' },
		{
			monday: '2026-12-07',
			count: 2,
			last: '2026-12-07',
			path: '/internships?page=2&sort=deadline',
		},
		{
			monday: '2026-12-14',
			count: 0,
			last: null,
			path: '/internships?page=2&sort=deadline',
		},
	]);
});

it.each(['2026-11-23', '2026-11-29'])('from %s on, the eighth week is whole', (today) => {
	const [last] = closingWeeks(none.with(-1, 1).with(49, 2), today).slice(-1);
	expect(last?.monday).toBe('2027-01-11');
	expect(last?.count).toBe(today === '2026-11-23' ? 3 : 2);
});

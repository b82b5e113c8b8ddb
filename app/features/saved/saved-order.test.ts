import { expect, it } from 'vitest';
import { savedGroups } from './saved-order.ts';

const one = (
	title: string,
	deadline: string | null,
	status: 'open' | 'paused' | 'closed' = 'open',
) => ({
	title,
	deadline,
	status,
});

it('puts what closes within a week first, each group by its deadline, and what has closed last', () => {
	const groups = savedGroups(
		[
			one('Closed with a later deadline', '2027-01-01', 'closed'),
			one('In eight days', '2026-11-30'),
			one('Always', null),
			one('In a week', '2026-11-29'),
			one('Past', '2026-11-01', 'closed'),
			one('Paused meanwhile', '2026-11-24', 'paused'),
			one('Today', '2026-11-22'),
		],
		'2026-11-22',
	);
	expect(groups.map(({ title, items }) => [title, items.map((item) => item.title)])).toEqual([
		['Closes within a week', ['Today', 'In a week']],
		['Closes in more than a week', ['In eight days']],
		['No closing date', ['Always']],
		['Paused', ['Paused meanwhile']],
		['Closed', ['Past', 'Closed with a later deadline']],
	]);
});

it('has no empty group', () => {
	expect(savedGroups([], '2026-11-22')).toEqual([]);
});

import { expect, test } from 'vitest';
import { dayIn, orderOf } from './days.ts';

test.each([
	['2027-06-07', '2027-06-07'],
	['2027/6/7', '2027-06-07'],
	['2027-06-07T00:00:00', '2027-06-07'],
	['2027-06-07 00:00:00', '2027-06-07'],
	['07/06/2027', '2027-06-07'],
	['7/6/27', '2027-06-07'],
	['07.06.2027', '2027-06-07'],
	['7-6-2027', '2027-06-07'],
	['07/06/2027 00:00', '2027-06-07'],
	['31/03/2027', '2027-03-31'],
	['7-Jun-27', '2027-06-07'],
	['07-JUN-2027', '2027-06-07'],
	['7 June 2027', '2027-06-07'],
	['7th June 2027', '2027-06-07'],
	['Monday, 7 June 2027', '2027-06-07'],
	['7Jun2027', '2027-06-07'],
	['Sept 7, 2027', '2027-09-07'],
	['June 7, 2027', '2027-06-07'],
	['1 Sept 2027', '2027-09-01'],
	['31/02/2027', undefined],
	['2027-02-29', undefined],
	['03/31/2027', undefined],
	['7 Juin 2027', undefined],
	['07/06', undefined],
	['07/06-2027', undefined],
	['June 2027', undefined],
	['46545', undefined],
	['2027-06-07T10:00', undefined],
	['', undefined],
])('%j is %j where days come first', (cell, day) => {
	expect(dayIn(cell, 'day-first')).toBe(day);
});

test.each([
	['06/07/2027', '2027-06-07'],
	['6/7/27', '2027-06-07'],
	['03/31/2027', '2027-03-31'],
	['31/03/2027', undefined],
	['7-Jun-27', '2027-06-07'],
])('%j is %j where months come first', (cell, day) => {
	expect(dayIn(cell, 'month-first')).toBe(day);
});

const orderIn = (...cells: string[]) => orderOf(cells.map((cell, at) => ({ line: at + 2, cell })));

test('one day that can be read in one order alone decides for all, if none contradicts', () => {
	expect(orderIn('07/06/2027', '31/03/2027')).toEqual({ order: 'day-first' });
	expect(orderIn('2027-06-07', '7-Jun-27', '', 'soon')).toEqual({ order: 'day-first' });
	expect(orderIn('07/07/2027')).toEqual({ order: 'day-first' });
});

test('where all could be read in two orders, or only as in the USA, somebody is asked', () => {
	expect(orderIn('07/07/2027', '07/06/2027', '01/03/2027')).toMatchObject({
		ask: { line: 3, cell: '07/06/2027' },
	});
	expect(orderIn('07/06/2027', '03/31/2027')).toMatchObject({
		ask: { line: 3, cell: '03/31/2027' },
	});
});

test('both in one file contradict each other', () => {
	expect(orderIn('31/03/2027', '07/06/2027', '03/31/2027')).toMatchObject({
		dayFirst: { line: 2, cell: '31/03/2027' },
		monthFirst: { line: 4, cell: '03/31/2027' },
	});
});

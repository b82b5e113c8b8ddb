import { expect, test } from 'vitest';
import { startMonths } from './start-months.ts';

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each([
	['2027-06-14', '14 June 2027', '2027-06'],
	[null, 'September 2027', '2027-09'],
	[null, 'Any Monday, all year', all],
	[null, 'June or October', [6, 10]],
	[null, 'June or later', [6, 7, 8, 9, 10, 11, 12]],
	[null, 'From September', [9, 10, 11, 12]],
	[null, 'October onwards', [10, 11, 12]],
	[null, 'first week of June', [6]],
	[null, 'Any Monday from March to November', [3, 4, 5, 6, 7, 8, 9, 10, 11]],
	[null, '1st of any month, March to October', [3, 4, 5, 6, 7, 8, 9, 10]],
	[null, 'November to February', [1, 2, 11, 12]],
	[null, 'Any month except August', all.filter((month) => month !== 8)],
	[null, 'Any Monday except in December', all.filter((month) => month !== 12)],
	[null, 'Any Monday but December', all.filter((month) => month !== 12)],
	[null, 'First Monday of each quarter', [1, 4, 7, 10]],
	[null, 'Spring and autumn, dates agreed', [3, 4, 5, 9, 10, 11]],
	[null, 'First Monday of any winter month', [1, 2, 12]],
	[null, 'Start of any school term', [1, 4, 9]],
	[null, 'You may begin on any Monday', all],
])('%s, %s', (date, words, months) => {
	expect(startMonths(date, words)).toEqual(months);
});

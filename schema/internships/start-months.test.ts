import { expect, test } from 'vitest';
import { startMonths } from './start-months.ts';

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const yearOn = ['03', '04', '05', '06', '07', '08', '09'].map((month) => `2027-${month}`);
const winter = ['2026-11', '2026-12', '2027-01', '2027-02'];

test.each([
	['2027-06-14', '14 June 2027', '2027-06'],
	[null, 'September 2027', '2027-09'],
	[null, 'June 2027 or September 2027', ['2027-06', '2027-09']],
	[null, 'June to August 2027', ['2027-06', '2027-07', '2027-08']],
	[null, 'November to February 2027', winter],
	[null, 'November 2026 to February', winter],
	[null, 'November 2026 to February 2027', winter],
	[null, 'February 2027 to November 2026', [2, 11]],
	[null, 'October 2026 or later', ['2026-10', ...winter, ...yearOn]],
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
	const texts = [months].flat().map((month) => String(month).padStart(2, '0'));
	expect(startMonths(date, words)).toEqual(texts);
});

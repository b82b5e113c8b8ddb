import { expect, it } from 'vitest';
import { daysAfter } from '#schema/london-day.ts';
import { isWorkingDay, workingDayFrom, workingDaysAfter } from './working-days.ts';

/** As gov.uk/bank-holidays lists them for England and Wales. */
const BANK_HOLIDAYS = {
	2026: ['01-01', '04-03', '04-06', '05-04', '05-25', '08-31', '12-25', '12-28'],
	2027: ['01-01', '03-26', '03-29', '05-03', '05-31', '08-30', '12-27', '12-28'],
	2028: ['01-03', '04-14', '04-17', '05-01', '05-29', '08-28', '12-25', '12-26'],
};

it.each(Object.entries(BANK_HOLIDAYS))('knows the bank holidays of %s', (year, holidays) => {
	const days: string[] = [];
	for (let day = `${year}-01-01`; day.startsWith(year); day = daysAfter(day, 1))
		if (!isWorkingDay(day) && ![0, 6].includes(new Date(day).getUTCDay())) days.push(day.slice(5));
	expect(days).toEqual(holidays);
});

it('counts over weekends and bank holidays', () => {
	expect(workingDaysAfter('2026-12-01', 1)).toBe('2026-12-02');
	expect(workingDaysAfter('2026-12-04', 1)).toBe('2026-12-07');
	expect(workingDaysAfter('2026-12-24', 1)).toBe('2026-12-29');
	expect(workingDaysAfter('2027-03-25', 2)).toBe('2027-03-31');
	expect(workingDayFrom('2026-12-25')).toBe('2026-12-29');
});

import { expect, test } from 'vitest';
import { periodIn } from './periods.ts';

test.each([
	['Sep 2024 – Present', '2024-09', null],
	['Sept. 2024 - now', '2024-09', null],
	['Oct. 2023 – heute', '2023-10', null],
	['2023.09 - 至今', '2023-09', null],
	['seit 09.2023', '2023-09', null],
	['Since March 2025', '2025-03', null],
	['09/2024 - 06/2025', '2024-09', '2025-06'],
	['September 2022 to June 2025', '2022-09', '2025-06'],
	['2022.09 – 2024.06', '2022-09', '2024-06'],
	['septembre 2022 – juin 2023', '2022-09', '2023-06'],
	['Sep – Dec 2024', '2024-09', '2024-12'],
	['Jun ’24 – Sep ’24', '2024-06', '2024-09'],
	['2022-25', '2022', '2025'],
	['2022/23', '2022', '2023'],
	['2022–2025', '2022', '2025'],
	['June 2027', null, '2027-06'],
	['2019 - 24 months', null, '2019'],
	// The ninth of January in America, the first of September elsewhere.
	['01/09/2022 – 30/06/2025', '2022', '2025-06'],
])('%s lasts from %s to %s', (text, from, to) => {
	expect(periodIn(text)).toMatchObject({ from, to, isExpected: false });
});

test.each([
	['BSc Physics, University of Leeds (2022–2025)', 'BSc Physics, University of Leeds'],
	['Sep 2024 – Present | Barista', 'Barista'],
	['Expected June 2027', ''],
	['MSc Physics, expected graduation: June 2027', 'MSc Physics'],
])('of %s the rest is “%s”', (text, rest) => {
	expect(periodIn(text)?.rest).toBe(rest);
});

test('says where an end is expected', () => {
	expect(periodIn('Expected June 2027')).toMatchObject({ to: '2027-06', isExpected: true });
	expect(periodIn('Sep 2024 – Jun 2027 (expected)')).toMatchObject({
		from: '2024-09',
		to: '2027-06',
		isExpected: true,
		rest: '',
	});
});

test.each([
	'Worked on 3 projects for 200 people',
	'BSc 2021–2024, MSc 2024–2025',
	'2026 – 2024',
	'1066 – 1087',
	'Room 2050',
])('%s is no period', (text) => {
	expect(periodIn(text)).toBeNull();
});

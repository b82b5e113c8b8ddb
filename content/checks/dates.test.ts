import { describe, expect, it } from 'vitest';
import { isWorkingDay } from '#schema/working-days.ts';
import {
	cities,
	faults,
	international,
	listings,
	london,
	offers,
	placement,
	remote,
} from './every-entry.ts';
import { prose } from './every-text.ts';

/**
 * The day on which the sample dates were chosen: all of them are within the following twelve
 * months.
 */
const DATED = '2026-11-22';
const LAST = '2027-11-22';

const MONTHS =
	'January February March April May June July August September October November December'.split(
		' ',
	);
const isDate = (text: string) =>
	/^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text);
const inTheYear = (day: string) => DATED < day && day <= LAST;
const weeksBetween = (first: string, last: string) =>
	(Date.parse(last) - Date.parse(first)) / (7 * 24 * 3600 * 1000);

/** "2027-09-01" for "September 2027". */
const firstOf = (month: string) => {
	const [name = '', year = ''] = month.split(' ');
	return `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}-01`;
};

/** The error in a start and its deadline: a fixed deadline belongs to a fixed start. */
function faultOf(start: string, deadline: string) {
	if (deadline === 'rolling') return isDate(start) && `rolling, though it starts on ${start}`;
	if (!isDate(deadline) || !inTheYear(deadline)) return `deadline ${deadline}`;
	if (!isDate(start) || !inTheYear(start)) return `starts ${start}`;
	const ahead = weeksBetween(deadline, start);
	return (ahead < 12 || ahead > 27) && `${ahead.toFixed(0)} weeks from deadline to start`;
}

const starting = [...london, ...cities, ...remote, ...international];

describe('dates', () => {
	it('stand on every listing, three to six months from deadline to start', () => {
		expect(faults(starting, ({ starts, deadline }) => faultOf(starts, deadline))).toEqual([]);
	});

	it('of placements and programs do as well', () => {
		const of = [
			...faults(placement, ({ startDate, deadline }) => faultOf(firstOf(startDate), deadline)),
			...faults(offers, ({ startDate, applicationDeadline }) =>
				faultOf(startDate, applicationDeadline),
			),
		];
		expect(of).toEqual([]);
	});

	it('start on no weekend and no bank holiday', () => {
		const idle = starting.filter(
			({ entry }) => isDate(entry.starts) && !isWorkingDay(entry.starts),
		);
		expect(idle.map(({ entry }) => entry.starts)).toEqual([]);
	});

	it('say in words what has no fixed start, short enough for the card', () => {
		const words = starting.filter(({ entry }) => !isDate(entry.starts));
		expect(words.length).toBeGreaterThan(50);
		expect(
			faults(words, ({ starts }) => (starts.length < 8 || starts.length > 36) && starts),
		).toEqual([]);
	});

	it('name no other year in anything on offer', () => {
		const files = [...listings, ...offers].map(({ file }) => file);
		const dated = prose.filter(
			({ file, text }) => files.includes(file) && /\b20(2[0-689]|3\d)\b/.test(text),
		);
		expect(dated).toEqual([]);
	});
});

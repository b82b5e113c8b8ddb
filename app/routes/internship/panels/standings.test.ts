import { describe, expect, it } from 'vitest';
import { fitOf } from '#schema/students/fit.ts';
import { standings } from './standings.ts';

const work = {
	hours: 35,
	weeks: 12,
	part_of_course: false,
	sponsorship: 'student-visa-ok' as const,
};
const levels = (changed: Partial<Parameters<typeof standings>[0]>) =>
	standings({ ...work, ...changed }).map(({ level }) => level);

describe('permission to work', () => {
	it('in term depends on the hours of a week', () => {
		expect(levels({ hours: 20 })[1]).toBe('full');
		expect(levels({ hours: 20.5 })[1]).toBe('empty');
	});

	it.each([
		{ hours: 20, part_of_course: true },
		{ hours: 20, sponsorship: 'right-to-work-needed' as const },
		{ hours: 16, part_of_course: true, sponsorship: 'right-to-work-needed' as const },
		{ hours: 35, part_of_course: true },
		{ hours: 20 },
	])('in term is what one student reads: %o', (changed) => {
		const student = {
			permission: { kind: 'student-visa' as const, terms: [] },
			weekly_hours: null,
			earliest_start: null,
		};
		const listing = { starts_on: null, starts: 'June', country: 'United Kingdom' };
		const fit = fitOf(student, { ...work, ...listing, ...changed }, '2026-11-22');
		expect(levels(changed)[1]).toBe(fit.fit);
	});

	it('in vacations depends on the employer’s words too', () => {
		expect(levels({ weeks: 6 })[2]).toBe('full');
		expect(levels({ weeks: 6, sponsorship: 'right-to-work-needed' })[2]).toBe('half');
	});

	it('in term a part of the course is outside the limit', () => {
		expect(levels({ part_of_course: true })[1]).toBe('half');
	});

	it('in vacations depends on the length of full-time work', () => {
		expect(levels({ weeks: 14 })[2]).toBe('full');
		expect(levels({ weeks: 15 })[2]).toBe('half');
		expect(levels({ weeks: 52, hours: 16 })[2]).toBe('full');
	});

	it('with a sponsor depends on what the employer says', () => {
		expect(levels({})[4]).toBe('empty');
		expect(levels({ sponsorship: 'can-sponsor' })[4]).toBe('half');
	});
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Interview, interviewAnswer } from './interview.ts';
import { isDayOver, isPast, isRemindedOf, isToAnswer } from './interview-state.ts';
import { dayOfTime, hoursText, lengthText, timeElsewhere, timeText } from './interview-words.ts';
import { cancellation, givenInvitation, invitationFaults } from './invitation.ts';

const today = '2026-11-28';
const given = {
	times: [
		{ day: '2026-12-03', time: '10:00' },
		{ day: '2026-12-03', time: '15:30' },
	],
	place: 'Leeds Dock, Leeds',
	cancelled: false,
};
const faults = (change: Partial<typeof given> | { place: null }) =>
	invitationFaults({ ...given, ...change }, today);

describe('an invitation', () => {
	test('has one to five times within 90 days, each once, and a place', () => {
		expect(faults({})).toEqual({});
		expect(faults({ times: [] })).toEqual({ times: 'Give at least one time.' });
		expect(faults({ place: null })).toEqual({ place: 'Say where it is, or give the link.' });
		const at = (day: string, time = '10:00') => faults({ times: [{ day, time }] }).times;
		expect(at(today)).toBeUndefined();
		expect(at('2026-11-27')).toMatch(/has passed/);
		expect(at('2027-02-26')).toBeUndefined();
		expect(at('2027-02-27')).toMatch(/next 90 days/);
		expect(at('2026-12-03', '')).toMatch(/a day and a time/);
		expect(at('')).toMatch(/a day and a time/);
		const [one] = given.times;
		expect(faults({ times: one ? [one, one] : [] }).times).toMatch(/twice/);
	});
	test('that cancels has no times', () => {
		const cancelled = cancellation(3);
		expect(v.is(givenInvitation, cancelled)).toBe(true);
		expect(invitationFaults(cancelled, today)).toEqual({});
		expect(invitationFaults({ ...cancelled, times: given.times }, today)).toHaveProperty('times');
	});
	test.each([
		[{ times: Array(6).fill(given.times[0]) }],
		[{ times: [{ day: '2026-02-30', time: '10:00' }] }],
		[{ times: [{ day: '2026-12-03', time: '24:00' }] }],
		[{ minutes: 25 }],
		[{ place: 'Leeds\nDock' }],
		[{ place: ' ' }],
		[{ seen: -1 }],
	])('%o is refused', (change) => {
		const whole = { ...given, minutes: 30, one_each: true, seen: null };
		expect(v.is(givenInvitation, whole)).toBe(true);
		expect(v.is(givenInvitation, { ...whole, ...change })).toBe(false);
	});
});

describe('the answer of a student', () => {
	const answer = { event: '00000000-0000-4000-8000-000000000001', seen: null, time: null };
	test('names a time zone, or none where it is not known', () => {
		const zoneOf = (zone: unknown) => v.parse(interviewAnswer, { ...answer, zone }).zone;
		expect(zoneOf('Europe/Paris')).toBe('Europe/Paris');
		for (const zone of ['Atlantis/Capital', '', 'x'.repeat(61), 7, null])
			expect(zoneOf(zone)).toBeNull();
	});
	test('is asked for until there is one, and again where the time was lost', () => {
		const interview: Interview = {
			event: answer.event,
			times: [],
			minutes: 30,
			place: null,
			one_each: true,
			cancelled: false,
			answer: null,
		};
		const stored = { number: 1, at: '', starts_at: null, message: null, zone: null };
		expect(isToAnswer(null)).toBe(true);
		expect(isToAnswer(interview)).toBe(true);
		expect(isToAnswer({ ...interview, cancelled: true })).toBe(false);
		expect(isToAnswer({ ...interview, answer: { ...stored, message: 'Mondays.' } })).toBe(false);
		expect(isToAnswer({ ...interview, answer: { ...stored, starts_at: today } })).toBe(false);
		expect(isToAnswer({ ...interview, answer: stored })).toBe(true);
		const starts_at = '2026-12-03T10:00:00.000Z';
		const agreed = { ...interview, answer: { ...stored, starts_at } };
		expect(isPast(agreed, Date.parse(starts_at) - 1)).toBe(false);
		expect(isPast(agreed, Date.parse(starts_at))).toBe(true);
		expect(isPast(interview, Date.parse(starts_at))).toBe(false);
		expect(isDayOver(agreed, '2026-12-03')).toBe(false);
		expect(isDayOver(agreed, '2026-12-04')).toBe(true);
		expect(isDayOver(interview, '2026-12-04')).toBe(false);
		expect(isRemindedOf(starts_at, '2026-12-01')).toBe(true);
		expect(isRemindedOf(starts_at, '2026-12-02')).toBe(false);
	});
});

describe('a time in words', () => {
	test.each([
		['2026-12-03T10:00:00.000Z', 'Thursday 3 December 2026, 10:00 to 10:30, UK time'],
		['2027-06-14T09:00:00.000Z', 'Monday 14 June 2027, 10:00 to 10:30, UK time'],
		['2027-06-14T23:30:00.000Z', 'Tuesday 15 June 2027, 00:30 to 01:00, UK time'],
	])('%s is %s', (at, words) => {
		expect(timeText(at, 30)).toBe(words);
	});
	test('has day, hours and length by themselves', () => {
		expect(dayOfTime('2026-12-03T10:00:00.000Z')).toBe('Thursday 3 December 2026');
		expect(hoursText('2026-12-03T10:00:00.000Z', 90)).toBe('10:00 to 11:30');
		expect([30, 60, 90, 120].map(lengthText)).toEqual([
			'30 minutes',
			'1 hour',
			'1 hour 30 minutes',
			'2 hours',
		]);
	});
	test('is said in another zone only where clocks show something else there', () => {
		const at = '2026-12-03T10:00:00.000Z';
		expect(timeElsewhere(at, 'Europe/London')).toBeNull();
		expect(timeElsewhere(at, 'Europe/Lisbon')).toBeNull();
		expect(timeElsewhere(at, null)).toBeNull();
		expect(timeElsewhere(at, 'Europe/Paris')).toBe('Thursday 3 December, 11:00 (Europe/Paris)');
		expect(timeElsewhere('2026-12-03T22:00:00.000Z', 'Asia/Ho_Chi_Minh')).toBe(
			'Friday 4 December, 05:00 (Asia/Ho Chi Minh)',
		);
	});
});

import { expect, it } from 'vitest';
import type { ApplicationEvent } from '#schema/applications/student-applications.ts';
import { nextWords, stopsOf } from './stops.ts';

const event = (to_status: ApplicationEvent['to_status'], day: number): ApplicationEvent => ({
	id: `e${day}`,
	at: `2026-11-0${day}T10:00:00Z`,
	mover: 'student',
	from_status: null,
	to_status,
	reasons: [],
	message: null,
});
const TODAY = '2026-11-10';
type StopsInput = Pick<Parameters<typeof stopsOf>[0], 'status' | 'events'>;
const stops = (given: StopsInput, today = TODAY) =>
	stopsOf({ ...given, answer_due_on: '2026-11-15', internship: null }, today);
const short = (given: StopsInput) =>
	stops(given).map(({ label, state, on }) => [label, state, on?.slice(8, 10) ?? null]);

it('shows the way to an offer, and where on it the application is', () => {
	const events = [event('submitted', 1), event('interview', 4)];
	expect(short({ status: 'interview', events })).toEqual([
		['Sent', 'done', '01'],
		['Being read', 'skipped', null],
		['Interview', 'now', '04'],
		['Offer', 'open', null],
	]);
});

it('claims of nothing that it was not read', () => {
	const events = [event('submitted', 1), event('offered', 4)];
	expect(stops({ status: 'offered', events }).map(({ passed }) => passed)).toEqual([
		null,
		'not noted',
		'skipped',
		null,
	]);
});

it('ends where the application ended', () => {
	const events = [event('submitted', 1), event('in-review', 2), event('rejected', 3)];
	expect(short({ status: 'rejected', events })).toEqual([
		['Sent', 'done', '01'],
		['Being read', 'done', '02'],
		['Not this time', 'end', '03'],
	]);
});

it('has four stops at most, or as many as there is room for, the first among them', () => {
	const events = [
		event('submitted', 1),
		event('in-review', 2),
		event('interview', 3),
		event('offered', 4),
		event('accepted', 5),
	];
	const labels = (most?: number) =>
		stopsOf(
			{ status: 'accepted', events, answer_due_on: '2026-11-15', internship: null },
			TODAY,
			'student',
			most,
		).map(({ label }) => label);
	expect(labels()).toEqual(['Sent', 'Interview', 'Offer', 'Accepted']);
	expect(labels(5)).toEqual(['Sent', 'Being read', 'Interview', 'Offer', 'Accepted']);
});

it('draws the day of the answer while one waits for it, and after none came', () => {
	const dues = (given: StopsInput, today = TODAY) => stops(given, today).map(({ due }) => due);
	const events = [event('submitted', 1), event('in-review', 2)];
	const due = { on: '2026-11-15', late: false };
	expect(dues({ status: 'in-review', events })).toEqual([null, due, null, null]);
	expect(dues({ status: 'in-review', events }, '2026-11-15')[1]).toEqual(due);
	expect(dues({ status: 'in-review', events }, '2026-11-16')[1]).toEqual({ ...due, late: true });
	expect(dues({ status: 'interview', events: [...events, event('interview', 3)] })).toEqual([
		null,
		null,
		null,
		null,
	]);
	expect(dues({ status: 'unanswered', events: [...events, event('unanswered', 9)] })).toEqual([
		null,
		{ ...due, late: true },
		null,
	]);
});

it('says what comes next, and by when where that is not past', () => {
	const next = (given: StopsInput, today?: string) => nextWords(stops(given, today));
	const sent = [event('submitted', 1)];
	expect(next({ status: 'submitted', events: sent })).toBe('Next: Being read, answer by 15 Nov');
	expect(next({ status: 'submitted', events: sent }, '2026-11-16')).toBe('Next: Being read');
	const invited = [...sent, event('interview', 4)];
	expect(next({ status: 'interview', events: invited })).toBe('Next: Offer');
	expect(next({ status: 'offered', events: [...sent, event('offered', 4)] })).toBeNull();
	expect(next({ status: 'rejected', events: [...sent, event('rejected', 4)] })).toBeNull();
});

import { expect, it } from 'vitest';
import { daysAfter } from '#schema/london-day.ts';
import { earliestOfferDay, isOfferDay, latestOfferDay, usualOfferDay } from './offer-days.ts';
import { byNeed, needOf, needsStudent, offerStands } from './what-needs-me.ts';

const today = '2026-11-23';
const one = (status: Parameters<typeof needOf>[0]['status'], day: string, until?: string) => ({
	status,
	answer_due_on: day,
	...(until && { offer_until: until }),
});

/** Accepted work with its last day. */
const work = (last_day: string) => ({
	...one('accepted', '2026-11-01'),
	offer: { first_day: '2026-06-08', last_day },
});

it.each([
	[one('interview', '2026-11-01'), 'interview'],
	[one('offered', '2026-11-01'), 'offer'],
	[one('offered', '2026-11-01', '2026-11-23'), 'offer'],
	[one('offered', '2026-11-01', '2026-11-22'), 'ended'],
	[one('submitted', '2026-11-22'), 'late'],
	[one('submitted', '2026-11-23'), 'waiting'],
	[one('in-review', '2026-11-22'), 'late'],
	[one('unanswered', '2026-11-01'), 'ended'],
	[one('rejected', '2026-12-01'), 'ended'],
	[one('accepted', '2026-11-01'), 'accepted'],
	[work('2026-11-23'), 'accepted'],
	[work('2026-11-22'), 'ended'],
] as const)('%o needs: %s', (application, need) => {
	expect(needOf(application, today)).toBe(need);
	expect(needsStudent(application, today)).toBe(need === 'interview' || need === 'offer');
});

it('an interview needs its student until they have answered; then it stands by its time', () => {
	const interview = {
		...{ event: 'e1', times: [], minutes: 30, place: null, one_each: true, cancelled: false },
		answer: { number: 1, at: '', starts_at: '2026-12-03T10:00:00.000Z', message: null, zone: null },
	};
	const arranged = { ...one('interview', '2026-11-10'), interview };
	const open = { ...arranged, interview: { ...interview, answer: null } };
	expect([open, arranged].map((application) => needOf(application, today))).toEqual([
		'interview',
		'arranged',
	]);
	expect(needsStudent(arranged, today)).toBe(false);
	const later = { ...interview.answer, starts_at: '2026-12-04T09:00:00.000Z' };
	const second = { ...arranged, interview: { ...interview, answer: later } };
	expect(byNeed([second, arranged, open], today)).toEqual([open, arranged, second]);
});

it('puts what was accepted and what needs its student first, and of that what ends first', () => {
	const sorted = byNeed(
		[
			one('rejected', '2026-11-30'),
			one('submitted', '2026-12-08'),
			one('submitted', '2026-12-01'),
			one('in-review', '2026-11-20'),
			one('offered', '2026-11-02', '2026-11-30'),
			one('offered', '2026-11-03', '2026-11-26'),
			one('withdrawn', '2026-11-29'),
			one('interview', '2026-11-10'),
			one('accepted', '2026-11-12'),
		],
		today,
	);
	expect(sorted.map(({ status, answer_due_on }) => `${status} ${answer_due_on}`)).toEqual([
		'accepted 2026-11-12',
		'interview 2026-11-10',
		'offered 2026-11-03',
		'offered 2026-11-02',
		'in-review 2026-11-20',
		'submitted 2026-12-01',
		'submitted 2026-12-08',
		'rejected 2026-11-30',
		'withdrawn 2026-11-29',
	]);
});

it.each([
	['a Monday', '2026-11-23', '2026-11-26', '2026-11-30'],
	['a Friday', '2026-11-27', '2026-12-02', '2026-12-04'],
	['the day before Christmas Eve', '2026-12-23', '2026-12-30', '2027-01-04'],
	['the Thursday before Easter', '2027-03-25', '2027-04-01', '2027-04-05'],
])(
	'an offer of %s ends three working days later at the earliest, by default after five',
	(_, today, earliest, usual) => {
		expect(earliestOfferDay(today)).toBe(earliest);
		expect(usualOfferDay(today)).toBe(usual);
		expect(isOfferDay(earliest, today)).toBe(true);
		expect(isOfferDay(daysAfter(earliest, -1), today)).toBe(false);
		expect(isOfferDay(latestOfferDay(today), today)).toBe(true);
		expect(isOfferDay(daysAfter(latestOfferDay(today), 1), today)).toBe(false);
	},
);

it('an offer stands until its last day ends, and without a day for ever', () => {
	expect(offerStands('2026-11-26', '2026-11-26')).toBe(true);
	expect(offerStands('2026-11-26', '2026-11-27')).toBe(false);
	expect(offerStands(null, '2030-01-01')).toBe(true);
});

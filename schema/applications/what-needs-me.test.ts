import { expect, it } from 'vitest';
import { byNeed, needOf, needsStudent } from './what-needs-me.ts';

const today = '2026-11-23';
const one = (status: Parameters<typeof needOf>[0]['status'], day: string, until?: string) => ({
	status,
	answer_due_on: day,
	...(until && { offer_until: until }),
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
] as const)('%o needs: %s', (application, need) => {
	expect(needOf(application, today)).toBe(need);
	expect(needsStudent(application, today)).toBe(need === 'interview' || need === 'offer');
});

it('puts what needs its student first, and of that what ends first', () => {
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
		],
		today,
	);
	expect(sorted.map(({ status, answer_due_on }) => `${status} ${answer_due_on}`)).toEqual([
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

import { describe, expect, it } from 'vitest';
import { fitOf } from '#schema/students/fit.ts';
import { employerSays, ownTermsText, standings } from './standings.ts';

const TODAY = '2026-11-23';
/** Twelve weeks from Monday 21 June 2027, 28 hours a week. */
const work: Parameters<typeof standings>[0] = {
	starts_on: '2027-06-21',
	starts: '21 June 2027',
	hours: 28,
	weeks: 12,
	country: 'United Kingdom',
	part_of_course: false,
	sponsorship: 'student-visa-ok',
};
type WorkChange = Partial<typeof work>;
const onVisa = (changed: WorkChange) =>
	standings({ ...work, ...changed }, TODAY).filter(({ kind }) => kind === 'student-visa');
const MASTER = 'Student visa, taught master’s or PhD';

describe('a Student visa', () => {
	it.each<[WorkChange, [who: string, level: string, text: RegExp][]]>([
		[
			{ hours: 20 },
			[
				[
					'Student visa',
					'full',
					/20 hours a week is within the 20 .* Below degree level the limit is 10 hours\. Part-time students may not work\.$/,
				],
			],
		],
		[
			{ hours: 24, least_hours: 16 },
			[
				['Student visa, bachelor’s', 'half', /Fits the summer vacation/],
				[MASTER, 'half', / PhDs\. Up to 24 hours a week is more than the 20 allowed in term\./],
			],
		],
		[
			{},
			[
				['Student visa, bachelor’s', 'half', /Fits the summer vacation of most bachelor’s courses/],
				[MASTER, 'half', /summer usually counts as term on a taught master’s/],
			],
		],
		[
			{ starts_on: '2027-09-20', weeks: 10 },
			[
				[
					'Student visa',
					'empty',
					/^Only on days that are in your vacation: from 20 September to 28 November 2027, most courses are in term\. 28 hours a week is more than the 20 /,
				],
			],
		],
		[
			{ starts_on: '2027-07-12' },
			[
				['Student visa, bachelor’s', 'empty', /from 20 September to 3 October, most courses/],
				[MASTER, 'empty', /summer usually counts as term/],
			],
		],
		[
			{ starts_on: null, starts: 'Any Monday, all year' },
			[
				[
					'Student visa, bachelor’s',
					'half',
					/depends on the start you agree: all 12 weeks .* a start from 7 June to 28 June 2027\.$/,
				],
				[MASTER, 'half', /summer usually counts as term/],
			],
		],
		[{ weeks: 26 }, [['Student visa', 'half', /^Only as an assessed part .* up to half of it/]]],
		[
			{ weeks: 6, part_of_course: true },
			[['Student visa', 'half', /^Only as an assessed part of the course/]],
		],
		[
			{ hours: 18, sponsorship: 'right-to-work-needed' },
			[['Student visa', 'half', /Ask the employer whether a Student visa is enough\.$/]],
		],
	])('%j', (changed, expected) => {
		const result = onVisa(changed);
		expect(result.map(({ who, level }) => [who, level])).toEqual(
			expected.map(([who, level]) => [who, level]),
		);
		for (const [at, [, , text]] of expected.entries()) expect(result[at]?.text).toMatch(text);
	});

	it('asks a taught master’s student for term dates wherever summer is concerned', () => {
		for (const changed of [{}, { starts_on: '2027-05-31' }, { starts_on: null }]) {
			const [, master] = onVisa(changed);
			expect(master?.courses).toContain('master');
			expect(master?.next).toEqual({
				to: '/account/profile#permission',
				words: 'Add your term dates',
			});
		}
	});

	it.each<WorkChange>([
		{},
		{ hours: 20 },
		{ starts_on: '2027-10-11' },
		{ starts_on: null },
		{ weeks: 30 },
		{ hours: 18, sponsorship: 'right-to-work-needed' },
	])('is what one student reads: %j', (changed) => {
		const student = {
			permission: { kind: 'student-visa' as const, terms: [] },
			level: 'bachelor' as const,
			weekly_hours: null,
			earliest_start: null,
		};
		const { fit } = fitOf(student, { ...work, ...changed }, TODAY);
		expect(onVisa(changed)[0]?.level).toBe(fit);
	});
});

it('says how long a Graduate visa lasts by the day on which it is applied for', () => {
	const graduate = (today: string) =>
		standings(work, today).find(({ kind }) => kind === 'graduate-visa')?.text;
	expect(graduate('2026-12-31')).toContain('2 years, 18 months if applied for from 1 January 2027');
	expect(graduate('2027-01-01')).toContain('While the visa lasts: 18 months, 3 years after a PhD');
});

it('with a sponsor is never a plain no', () => {
	const sponsored = (changed: WorkChange) => standings({ ...work, ...changed }, TODAY).at(-1);
	expect(sponsored({})).toMatchObject({
		said: 'Not through the employer',
		text: 'The employer itself sponsors no visa. A scheme body might (Government Authorised Exchange):',
		next: { to: '/resources/visa-info' },
	});
	expect(sponsored({ sponsorship: 'can-sponsor' })?.level).toBe('half');
});

it('is not said to be fine whatever the hours', () => {
	expect(employerSays['student-visa-ok']).toContain('if its hours and dates allow this work');
});

describe('the term dates of a profile', () => {
	const terms = [
		{ from: '2027-01-11', to: '2027-03-26' },
		{ from: '2027-04-26', to: '2027-06-25' },
		{ from: '2027-09-27', to: '2027-12-10' },
	];
	const text = (changed: WorkChange, given = terms) =>
		ownTermsText(
			{
				permission: { kind: 'student-visa', terms: given },
				level: 'bachelor',
				weekly_hours: null,
				earliest_start: null,
			},
			{ ...work, ...changed },
			TODAY,
		);

	it('take the place of the general dates', () => {
		expect(text({})).toBe(
			'28 hours a week is more than the 20 allowed in your term from 26 April to 25 June. After your course, full time is allowed until your visa ends.',
		);
		expect(text({ starts_on: '2027-03-22', weeks: 8 })).toMatch(
			/ in your terms from 11 January to 26 March and from 26 April to 25 June\./,
		);
		expect(text({ starts_on: '2027-06-28' })).toBe(
			'None of the terms in your profile lies in these days.',
		);
	});

	it('say nothing where none are given, or the hours are allowed in term', () => {
		expect(text({}, [])).toBeUndefined();
		expect(text({ hours: 20 })).toBeUndefined();
	});
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
	AT_ONCE,
	DEADLINE_DAYS,
	DRAFT_STEPS,
	type DraftContent,
	EMPTY_DRAFT,
	FIELD_NAMES,
	FIELDS,
	fieldNamed,
} from '#schema/internships/fields.ts';
import { draftContent, draftProblems, termProblems } from './internship-draft.ts';

const TODAY = '2026-11-22';

const whole: DraftContent = {
	...EMPTY_DRAFT,
	title: 'Data Analyst Intern',
	sector: 'Data & AI',
	description:
		'You clean the records of our ferries, find out where passengers wait, and show it in charts that captains understand.',
	requirements: ['SQL, or the wish to learn it'],
	remote: 'hybrid',
	city: 'Leeds',
	location: 'Leeds Dock, Leeds',
	starts_on: '2027-02-08',
	weeks: 6,
	deadline: '2027-01-10',
	pay_amount: 1928,
	hours: 35,
	sponsorship: 'student-visa-ok',
	supervisor: 'The head of data',
	risks: 'Desk work: screen breaks, chair adjusted on the first day.',
	expenses: 'Travel between our docks',
	notice: 'One week on both sides',
	authority: true,
};
const problemsOf = (change: Partial<DraftContent>, today = TODAY) =>
	draftProblems({ ...whole, ...change }, today);

describe('a draft', () => {
	it('that is complete has no problems', () => {
		expect(problemsOf({})).toEqual({});
		expect(v.is(draftContent, whole)).toBe(true);
	});

	it('may be empty, and then says everything that is missing', () => {
		expect(v.is(draftContent, EMPTY_DRAFT)).toBe(true);
		expect(Object.keys(draftProblems(EMPTY_DRAFT, TODAY)).toSorted()).toEqual([
			'authority',
			'city',
			'description',
			'expenses',
			'hours',
			'location',
			'notice',
			'pay_amount',
			'remote',
			'risks',
			'sector',
			'sponsorship',
			'starts_on',
			'supervisor',
			'title',
			'weeks',
		]);
	});

	it('is asked for a field that was added later unless it was made before; what was submitted stays valid', () => {
		const added = FIELD_NAMES.filter((field) => fieldNamed(field).addedOn);
		const later = added.filter((field) => !fieldNamed(field).optional);
		expect(added.filter((field) => !later.includes(field))).toEqual([
			'typical_day',
			'team',
			'least_hours',
			'hours_pattern',
			'selection',
			'questions',
		]);
		expect(later).toEqual(['supervisor', 'risks', 'expenses', 'notice', 'authority']);
		for (const name of later) {
			const lacking = { ...whole, [name]: EMPTY_DRAFT[name] };
			const madeOn = (day: string) => draftProblems(lacking, TODAY, undefined, day);
			expect(Object.keys(draftProblems(lacking, TODAY))).toEqual([name]);
			expect(Object.keys(madeOn('2026-11-25'))).toEqual([name]);
			expect(madeOn('2026-11-24')).toEqual({});
			expect(termProblems(lacking, TODAY)).toEqual({});
			const { [name]: _, ...without } = whole;
			expect(v.safeParse(draftContent, without)).toMatchObject({ success: true, output: without });
		}
	});

	it.each([
		['Intr', 'Between 5 and 80 characters: it has 4.'],
		['Inter', undefined],
		['x'.repeat(80), undefined],
		['x'.repeat(81), 'Between 5 and 80 characters: it has 81.'],
	])('with the title %j: %s', (title, problem) => {
		expect(problemsOf({ title }).title).toBe(problem);
		expect(draftProblems({ ...whole, title }, TODAY, { ...whole, title })).toEqual({});
	});

	it('asks for each field in one step', () => {
		const asked = DRAFT_STEPS.flatMap(({ fields }) => fields);
		expect(asked.toSorted()).toEqual(Object.keys(EMPTY_DRAFT).toSorted());
		expect(AT_ONCE.every((field) => asked.includes(field))).toBe(true);
		expect(DEADLINE_DAYS).toBe(7);
	});

	it.each([
		{ title: 'x'.repeat(121) },
		{ title: ' ' },
		{ title: 'a\0b' },
		{ requirements: ['x'.repeat(301)] },
		{ requirements: Array(21).fill('one') },
		{ typical_day: 'x'.repeat(1_501) },
		{ team: 'x'.repeat(301) },
		{ selection: Array(7).fill('A call') },
		{ selection: ['x'.repeat(301)] },
		{ questions: ['One?', 'Two?', 'Three?', 'Four?'] },
		{ questions: ['x'.repeat(201)] },
		{ questions: ['Which\ndock?'] },
		{ questions: [' '] },
		{ sector: 'Alchemy' },
		{ starts_on: '2027-02-30x' },
		{ weeks: 6.5 },
		{ hours: 20.3 },
		{ pay_amount: -1 },
		{ pay_amount: 12.715, pay_per: 'hour' },
		{ pay_per: 'year' },
		{ status: 'open' },
	])('is refused with %j', (change) => {
		expect(v.is(draftContent, { ...whole, ...change })).toBe(false);
	});
});

describe('pay below the minimum wage', () => {
	it('is named with the difference, and with what would do', () => {
		expect(problemsOf({ pay_amount: 1600 })).toEqual({
			pay_amount:
				'£10.55 an hour is £2.16 below the minimum wage for 21 and over on 8 February 2027 (£12.71). Pay £1,928 a month, or ask for 29 hours a week.',
		});
		expect(problemsOf({ pay_amount: 1600, hours: 29 })).toEqual({});
	});

	it('is exact: a pound less is below', () => {
		expect(problemsOf({ pay_amount: 1928 })).toEqual({});
		expect(problemsOf({ pay_amount: 1927 }).pay_amount).toMatch(/^£12.70 an hour is £0.01 below/);
		expect(problemsOf({ pay_amount: 445, pay_per: 'week' })).toEqual({});
		expect(problemsOf({ pay_amount: 444, pay_per: 'week' }).pay_amount).toMatch(
			/Pay £445 a week, or ask for 34.5 hours a week\.$/,
		);
	});

	it('is exact by the hour: the rate as it is typed, whatever the hours', () => {
		for (const hours of [16, 20.5, 35]) {
			const hourly = (pay_amount: number) =>
				problemsOf({ pay_amount, pay_per: 'hour', hours }).pay_amount;
			expect(hourly(12.71)).toBeUndefined();
			expect(hourly(12.7)).toBe(
				'£12.70 an hour is £0.01 below the minimum wage for 21 and over on 8 February 2027 (£12.71). Pay £12.71 an hour.',
			);
		}
	});

	it('is judged by the most hours where they vary; by the hour they change nothing', () => {
		const varying = { hours: 24, least_hours: 16, hours_pattern: 'Mornings' };
		const least = Math.ceil((12.71 * 24 * 52) / 12);
		expect(problemsOf({ ...varying, pay_amount: least })).toEqual({});
		expect(problemsOf({ ...varying, pay_amount: least - 1 }).pay_amount).toMatch(/£0\.01 below/);
		expect(problemsOf({ ...varying, pay_amount: 12.71, pay_per: 'hour' })).toEqual({});
	});

	it('counts after each rate change on the way', () => {
		expect(problemsOf({ weeks: 7 })).toEqual({});
		expect(problemsOf({ weeks: 8 }).pay_amount).toMatch(
			/^£12.71 an hour is £0.50 below the £13.21 that we ask for from 1 April 2027: a new minimum wage follows, see gov.uk\./,
		);
	});

	it('names the rate that the way out reaches, where it is below the present one, too', () => {
		expect(problemsOf({ weeks: 8, pay_amount: 1600 }).pay_amount).toMatch(
			/\(£12\.71\)\. From 1 April 2027 we ask for £13\.21: a new rate follows, see gov\.uk\. Pay £2,004 a month/,
		);
	});

	it('is allowed for a required part of a UK course', () => {
		expect(problemsOf({ pay_amount: 600, part_of_course: true })).toEqual({});
		expect(problemsOf({ pay_amount: 0, part_of_course: true })).toEqual({
			pay_amount: 'Say what you pay.',
		});
	});

	it('is not spoken of while hours, weeks or the first day are wrong', () => {
		expect(problemsOf({ pay_amount: 1, hours: 60 })).toEqual({
			hours: 'Between 1 and 48 hours a week.',
		});
		expect(problemsOf({ pay_amount: 1, weeks: 5 })).toEqual({ weeks: 'Between 6 and 52 weeks.' });
		expect(problemsOf({ pay_amount: 1, starts_on: null })).toMatchObject({
			starts_on: 'Give the first day.',
		});
	});
});

describe('the days', () => {
	it.each([
		['2026-11-29', undefined],
		['2026-11-28', 'Leave at least 7 days to apply.'],
		['2027-02-07', undefined],
		['2027-02-08', 'The last day to apply is before the first day of work.'],
		[null, undefined],
	])('last day to apply %s: %s', (deadline, problem) => {
		expect(problemsOf({ deadline }).deadline).toBe(problem);
	});

	it.each([
		['2026-11-22', 'The first day must be after today.'],
		['2026-11-23', undefined],
		['2028-11-21', undefined],
		['2028-11-22', 'The first day must be within two years.'],
	])('first day %s: %s', (starts_on, problem) => {
		expect(problemsOf({ starts_on, deadline: null }).starts_on).toBe(problem);
	});

	it('of a published internship may stay although they have come nearer', () => {
		const published = { starts_on: '2027-02-08', deadline: '2027-01-10' };
		expect(draftProblems(whole, '2027-02-10', published)).toEqual({});
		const moved = { ...whole, deadline: '2027-01-12' };
		expect(draftProblems(moved, '2027-01-08', published)).toEqual({
			deadline: 'Leave at least 7 days to apply.',
		});
	});
});

describe('ranges and words', () => {
	it.each([
		['weeks', 6, 52],
		['hours', 1, 48],
		['answer_days', 7, 28],
		['most_applications', 10, 200],
	] as const)('%s', (field, least, most) => {
		expect(FIELDS[field].range).toEqual({ least, most });
		const wrong = (value: number) => field in problemsOf({ [field]: value, pay_amount: 9_999 });
		expect([least - 1, least, most, most + 1].map(wrong)).toEqual([true, false, false, true]);
	});

	it.each([
		[{ hours: 48.5 }, 'hours'],
		[{ spots: 0 }, 'spots'],
		[{ city: '' }, 'city'],
		[{ description: 'Short.' }, 'description'],
	])('%j', (change, field) => {
		expect(Object.keys(problemsOf(change))).toEqual([field]);
	});

	it.each([
		[{ least_hours: 16, hours_pattern: 'Shifts by a rota' }, {}],
		[{ hours_pattern: 'Mornings' }, {}],
		[{ least_hours: 35 }, { least_hours: /below/, hours_pattern: /^Say when they work/ }],
		[{ least_hours: 0.5, hours_pattern: 'Mornings' }, { least_hours: /^Between 1 and 48/ }],
		[{ least_hours: 16 }, { hours_pattern: /^Say when they work/ }],
	])('hours that vary, of 35 at most: %j', (change, expected) => {
		expect(problemsOf(change)).toEqual(
			Object.fromEntries(
				Object.entries(expected).map(([name, words]) => [name, expect.stringMatching(words)]),
			),
		);
		const { least_hours: _, hours_pattern: __, ...without } = whole;
		expect(draftProblems(without as DraftContent, TODAY)).toEqual({});
	});

	it('the work is told, or left out', () => {
		const told = {
			typical_day: 'We meet at nine. Then you clean records until lunch.',
			team: 'Two analysts and a captain',
			selection: ['A call of 20 minutes', 'An hour on real records'],
			questions: ['Which of our docks would suit you?', 'What have you repaired?', 'Why boats?'],
		};
		expect(problemsOf(told)).toEqual({});
		expect(v.is(draftContent, { ...whole, ...told })).toBe(true);
		expect(problemsOf({ typical_day: 'We meet at nine.' })).toEqual({
			typical_day: 'Say more: at least 40 characters.',
		});
		expect(problemsOf({ questions: ['Why boats?', 'Why boats?'] })).toEqual({
			questions: 'Ask each question once.',
		});
		const { typical_day: _, team: __, selection: ___, questions: ____, ...without } = whole;
		expect(draftProblems(without as DraftContent, TODAY)).toEqual({});
		expect(v.safeParse(draftContent, without)).toMatchObject({ success: true, output: without });
	});

	it.each([
		'How old are you?',
		'What is your nationality?',
		'Do you have any health conditions?',
		'Are you married?',
		'Are you a member of a trade union?',
		'What is your passport number?',
		'Can you pay us £20 for the training?',
	])('no applicant is asked “%s”', (question) => {
		const problems = problemsOf({ questions: ['Why boats?', question] });
		expect(Object.keys(problems)).toEqual(['questions']);
	});

	it('work from home has no city', () => {
		expect(problemsOf({ remote: 'remote', city: '', location: 'Remote, UK' })).toEqual({});
	});

	it('every text that others read is checked', () => {
		for (const field of ['title', 'description', 'location', 'city'] as const)
			expect(problemsOf({ [field]: `${whole[field]} www.tidewell.example` })).toHaveProperty(field);
		for (const field of ['requirements', 'benefits', 'selection', 'questions'] as const)
			expect(problemsOf({ [field]: ['Write to tidewell.com'] })).toHaveProperty(field);
	});

	it('a text that is public already may keep its words, and gets no new ones', () => {
		const published = { ...whole, title: 'Intern of tidewell.com', benefits: ['Unpaid lunch'] };
		expect(draftProblems({ ...published, spots: 3 }, TODAY, published)).toEqual({});
		const changed = { ...published, title: 'Interns of tidewell.com' };
		expect(Object.keys(draftProblems(changed, TODAY, published))).toEqual(['title']);
	});

	it('unfair words are named at their field', () => {
		const { benefits } = problemsOf({ benefits: ['Fruit', 'A competitive salary'] });
		expect(benefits).toMatch(/^“competitive salary”: Leave this out/);
	});
});

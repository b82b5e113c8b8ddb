import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { problemsOf, shapeProblems, typedContent } from './draft-form.ts';

const formOf = (values: Record<string, string>) => new Map(Object.entries(values));

describe('what stands in the form', () => {
	it('is an empty draft where nothing stands', () => {
		expect(typedContent(formOf({ answer_days: '14' }))).toEqual(EMPTY_DRAFT);
	});

	it('has numbers with commas and signs, and lists of lines', () => {
		expect(
			typedContent(
				formOf({
					pay_amount: '£1,600',
					hours: '37.5',
					requirements: '- SQL\n\n  • Charts ',
					part_of_course: 'on',
					pay_per: 'week',
				}),
			),
		).toMatchObject({
			pay_amount: 1600,
			hours: 37.5,
			requirements: ['SQL', 'Charts'],
			part_of_course: true,
			pay_per: 'week',
		});
	});

	it.each([
		['12.71', '20', 12.71],
		['£13.20', '37.5', 13.2],
		['13', '', 13],
		['', '35', null],
		['much', '35', Number.NaN],
	])('has pay by the hour as it is typed: %s for %s hours is %s', (typed, hours, pay_amount) => {
		const content = typedContent(formOf({ pay_amount: typed, hours, pay_per: 'hour' }));
		expect(content).toMatchObject({ pay_amount, pay_per: 'hour' });
	});

	it.each(['', '16-24', 'some'])(
		'has pay by the hour: where its hours are %j, only they are wrong',
		(hours) => {
			const problems = (values: Record<string, string>) => {
				const form = formOf({ hours, pay_per: 'hour', answer_days: '14', ...values });
				return problemsOf(typedContent(form), '2026-11-22', null);
			};
			expect(problems({ pay_amount: '12' }).hours).toBeTypeOf('string');
			expect(problems({ pay_amount: '12' }).pay_amount).toBeUndefined();
			expect(problems({}).pay_amount).toBeTypeOf('string');
		},
	);

	it.each([
		['1,600.50', 'month', 'Give whole pounds a month. Pence are possible by the hour.'],
		['400.50', 'week', 'Give whole pounds a week. Pence are possible by the hour.'],
		['12.715', 'hour', 'Give pounds, or by the hour pounds and pence.'],
		['much', 'month', 'Give pounds, or by the hour pounds and pence.'],
		['12.50', 'hour', undefined],
	])('has pence by the hour alone: %s a %s', (pay_amount, pay_per, problem) => {
		const form = formOf({ pay_amount, pay_per, answer_days: '14' });
		expect(problemsOf(typedContent(form), '2026-11-22', null).pay_amount).toBe(problem);
	});

	it('has nothing that cannot be seen of pasted text', () => {
		const pasted = formOf({
			title: 'Loom\u200b intern\u00ad',
			city: '\tLeeds',
			description: 'Weave\f\0',
			requirements: '•\u2060 SQL\u200b\n\u200b',
			answer_days: '14',
		});
		const content = typedContent(pasted);
		expect(content).toMatchObject({
			title: 'Loom intern',
			city: 'Leeds',
			description: 'Weave',
			requirements: ['SQL'],
		});
		expect(shapeProblems(content)).toEqual({});
	});

	it('has three questions at most, one on each line', () => {
		const wrongIn = (questions: string) =>
			shapeProblems(typedContent(formOf({ questions, answer_days: '14' })));
		expect(wrongIn('Which dock?\n\n• Why?\nSince when?')).toEqual({});
		const problem = 'One per line, at most 3, each of at most 200 characters.';
		expect(wrongIn('One?\nTwo?\nThree?\nFour?')).toEqual({ questions: problem });
		expect(wrongIn('x'.repeat(201))).toEqual({ questions: problem });
	});

	it('that cannot be saved is named at its field', () => {
		const content = typedContent(
			formOf({ weeks: 'twelve', hours: '20.3', benefits: 'x'.repeat(301), answer_days: '14' }),
		);
		expect(Object.keys(shapeProblems(content)).toSorted()).toEqual(['benefits', 'hours', 'weeks']);
		expect(problemsOf(content, '2026-11-22', null).weeks).toBe('Give a whole number.');
		expect(shapeProblems(EMPTY_DRAFT)).toEqual({});
	});
});

import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '#schema/internships/fields.ts';
import { HOUR, paysWithoutHours, problemsOf, shapeProblems, typedContent } from './draft-form.ts';

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
		['12.71', '35', 1928],
		['£13.20', '37.5', 2145],
		['300', '35', 45_500],
		['', '35', null],
		['13', '', null],
		['much', '35', Number.NaN],
	])(
		'has pay by the hour as pay by the month: %s for %s hours is %s',
		(pay_amount, hours, month) => {
			const content = typedContent(formOf({ pay_amount, hours, pay_per: HOUR }));
			expect(content).toMatchObject({ pay_amount: month, pay_per: 'month' });
		},
	);

	it.each(['', '16-24', 'some'])(
		'has pay by the hour: where its hours are %j, only they are wrong',
		(hours) => {
			const form = formOf({ pay_amount: '12', hours, pay_per: HOUR, answer_days: '14' });
			const problems = problemsOf(typedContent(form), '2026-11-22', null, paysWithoutHours(form));
			expect(problems.hours).toBeTypeOf('string');
			expect(problems.pay_amount).toBeUndefined();
			const without = formOf({ hours, pay_per: HOUR, answer_days: '14' });
			expect(paysWithoutHours(without)).toBe(false);
			expect(problemsOf(typedContent(without), '2026-11-22', null).pay_amount).toBeTypeOf('string');
		},
	);

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

	it('that cannot be saved is named at its field', () => {
		const content = typedContent(
			formOf({ weeks: 'twelve', hours: '20.3', benefits: 'x'.repeat(301), answer_days: '14' }),
		);
		expect(Object.keys(shapeProblems(content)).toSorted()).toEqual(['benefits', 'hours', 'weeks']);
		expect(problemsOf(content, '2026-11-22', null).weeks).toBe('Give a whole number.');
		expect(shapeProblems(EMPTY_DRAFT)).toEqual({});
	});
});

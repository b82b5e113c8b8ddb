import { draftLines } from '#schema/employers/draft-words.ts';
import { draftProblems } from '#schema/employers/internship-draft.ts';
import type { StaffDraft } from '#schema/employers/posting.ts';
import type { FieldName } from '#schema/internships/fields.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { HIGH_PAY, wageCheck } from '#schema/internships/wage-check.ts';

/** What staff should look at first, and the field it is in. */
export type Risk = { label: string; words: string; field: FieldName; isHot: boolean };

/** Pay is near the minimum wage up to so many pounds an hour above it. */
const NEAR = 0.25;

type Reviewed = Pick<
	StaffDraft,
	'content' | 'published' | 'returned' | 'comments' | 'today' | 'made_on'
>;

/** The risks of a draft, what breaks a rule first. */
export function risksOf(draft: Reviewed): Risk[] {
	const { content, published, today, made_on } = draft;
	const problems = draftProblems(content, today, published ?? undefined, made_on);
	const broken = draftLines(content).flatMap(({ field, fields }) => {
		const words = fields.map((name) => problems[name]).find(Boolean);
		return words ? [{ label: 'Against a rule', words, field, isHot: true }] : [];
	});
	return [...broken, ...payRisks(draft), ...unchanged(draft)].filter(
		({ field }, place, all) => all.findIndex((risk) => risk.field === field) === place,
	);
}

/** Pay that is so low, or so high, that it may be a mistake. */
function payRisks({ content }: Reviewed): Risk[] {
	const { pay_amount, pay_per, hours, starts_on, weeks, part_of_course } = content;
	if (!pay_amount || !hours || !starts_on || !weeks) return [];
	const { hourly, steps } = wageCheck({ pay_amount, pay_per, hours, starts_on, weeks });
	const bound = steps.reduce((highest, step) => (step.adult > highest.adult ? step : highest));
	const above = hourly - bound.adult;
	const pay = (label: string, words: string): Risk[] => [
		{ label, words: `${pounds(hourly)} an hour${words}`, field: 'pay_amount', isHot: false },
	];
	if (above < 0 && part_of_course)
		return pay('Low pay', ', below the minimum wage, as a required part of a course');
	if (above >= 0 && above < NEAR)
		return pay(
			'Pay near the bound',
			`, ${Math.round(above * 100)}p above ${bound.published ? 'the minimum wage for 21 and over' : `the ${pounds(bound.adult)} that we ask for`}`,
		);
	return hourly > HIGH_PAY ? pay('High pay', ': more than most internships pay') : [];
}

/** What staff asked to change and is as it was. */
function unchanged({ content, returned, comments }: Reviewed): Risk[] {
	const before = returned && draftLines(returned);
	return draftLines(content).flatMap(({ field, text }, place) =>
		before && comments[field] && before[place]?.text === text
			? [
					{
						label: 'Not changed',
						words: `You asked for a change: “${comments[field]}”`,
						field,
						isHot: false,
					},
				]
			: [],
	);
}

import { draftLines } from '#schema/employers/draft-words.ts';
import { draftProblems, questionsOn, textOf } from '#schema/employers/internship-draft.ts';
import type { StaffDraft } from '#schema/employers/posting.ts';
import { type FieldName, WORDS_NAMES } from '#schema/internships/fields.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { HIGH_PAY, wageCheck } from '#schema/internships/wage-check.ts';
import { foundWords } from '#schema/words/word-rules.ts';

/** What staff should look at first, and the field it is in. */
export type Risk = { label: string; words: string; field: FieldName; isHot: boolean };

/** Pay is near the minimum wage up to so many pounds an hour above it. */
const NEAR = 0.25;

type Reviewed = Pick<
	StaffDraft,
	'content' | 'published' | 'returned' | 'comments' | 'today' | 'made_on' | 'meant'
>;

/** The risks of a draft, what breaks a rule first. */
export function risksOf(draft: Reviewed): Risk[] {
	const { content, published, today, made_on } = draft;
	const problems = draftProblems(content, today, published ?? undefined, made_on);
	const broken = draftLines(content).flatMap(({ field, fields }) => {
		const words = fields.map((name) => problems[name]).find(Boolean);
		return words ? [{ label: 'Against a rule', words, field, isHot: true }] : [];
	});
	return [...broken, ...payRisks(draft), ...unchanged(draft), ...wordRisks(draft)].filter(
		({ field }, place, all) => all.findIndex((risk) => risk.field === field) === place,
	);
}

/** Words that the employer was asked about, with the answer, and those that are marked for staff alone. */
function wordRisks({ content, published, meant }: Reviewed): Risk[] {
	const asked = questionsOn(content, published ?? undefined).map(({ field, question }) => ({
		label: 'Asked about',
		words: `${question} The employer says: “${meant ?? 'nothing'}”`,
		field,
		isHot: true,
	}));
	const marked = WORDS_NAMES.flatMap((field) => {
		const text = textOf(content[field]);
		if (published && text === textOf(published[field])) return [];
		const found = foundWords(text).filter(({ answer }) => answer === 'marked');
		if (found.length === 0) return [];
		const words = found.map((one) => `“${one.found}”`).join(', ');
		return [{ label: 'Words to look at', words, field, isHot: false }];
	});
	return [...asked, ...marked];
}

/** What was looked for where nothing stands out. */
export const LOOKED_FOR =
	'Nothing stands out by rule. We looked for words about age, sex, origin, belief, health and family; for payments, bank details, papers, addresses and other channels; for pay near the bounds; and for what you had asked to change. Whether it is true and fair is yours to read.';

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

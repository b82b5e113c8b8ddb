import { RISK_KINDS, type RiskKind } from '#schema/employers/draft-queue.ts';
import { draftLines } from '#schema/employers/draft-words.ts';
import { draftProblems, questionsOn, textOf } from '#schema/employers/internship-draft.ts';
import type { StaffDraft } from '#schema/employers/posting.ts';
import { type FieldName, WORDS_NAMES } from '#schema/internships/fields.ts';
import { pounds } from '#schema/internships/pay-periods.ts';
import { HIGH_PAY, wageCheck } from '#schema/internships/wage-check.ts';
import { daysBetween, longDate } from '#schema/london-day.ts';
import type { WordKind } from '#schema/words/word-rule.ts';
import { foundWords } from '#schema/words/word-rules.ts';

/** What staff should look at first, and the field it is in; null for what is about the company. */
export type Risk = {
	kind: RiskKind;
	label: string;
	words: string;
	field: FieldName | null;
	isHot: boolean;
	/** What it is compared with. */
	to?: string;
	/** The words of the field that it is about. */
	marks?: string[];
};

/** A company is new for so many days after it was verified. */
const NEW_DAYS = 30;

/** Pay is near the minimum wage up to so many pounds an hour above it. */
const NEAR = 0.25;

/** What the risks of a draft depend on. */
export type Reviewed = Pick<
	StaffDraft,
	| 'content'
	| 'published'
	| 'returned'
	| 'comments'
	| 'today'
	| 'made_on'
	| 'meant'
	| 'record'
	| 'like'
>;

/** The risks of a draft, what breaks a rule first; of a kind one for each field. */
export function risksOf(draft: Reviewed): Risk[] {
	return [
		...broken(draft),
		...copyRisk(draft),
		...payRisks(draft),
		...unchanged(draft),
		...wordRisks(draft),
		...companyRisk(draft),
	].filter(
		({ field, kind }, place, all) =>
			all.findIndex((risk) => risk.field === field && risk.kind === kind) === place,
	);
}

/** Ways past the form of the site. */
const CHANNELS: WordKind[] = ['mail-address', 'link', 'telephone', 'street-address', 'messenger'];

/** What breaks a rule; what leads past the form is named so. */
function broken({ content, published, today, made_on }: Reviewed): Risk[] {
	const problems = draftProblems(content, today, published ?? undefined, made_on);
	return draftLines(content).flatMap(({ field, fields }): Risk[] => {
		const name = fields.find((one) => problems[one]);
		const words = name && problems[name];
		if (!name || !words) return [];
		const written = WORDS_NAMES.find((one) => one === name);
		const matches = written ? foundWords(textOf(content[written])) : [];
		const refused = matches.filter(({ answer }) => answer === 'refused');
		const kind = refused.some((one) => CHANNELS.includes(one.kind)) ? 'link' : 'rule';
		return [
			{
				kind,
				label: RISK_KINDS[kind],
				words,
				field,
				isHot: true,
				marks: refused.map((one) => one.found),
			},
		];
	});
}

/** A text with so much of a public one is named. */
export const COPIED_PART = 0.5;

/** The text that is compared with what is public. */
export const comparedText = ({ description, requirements, benefits }: StaffDraft['content']) =>
	[description, ...requirements, ...benefits].join('\n');

function copyRisk({ like }: Reviewed): Risk[] {
	if (!like) return [];
	const words = `${Math.round(like.part * 100)}% of its text stands in “${like.title}” of ${like.company}, which is public.`;
	return [
		{
			kind: 'copy',
			label: RISK_KINDS.copy,
			words,
			field: 'description',
			isHot: like.part > 0.8,
			to: `/internships/${like.slug}`,
		},
	];
}

/** A company that staff do not know yet: it was verified lately, or this is its first internship. */
function companyRisk({ record, today }: Reviewed): Risk[] {
	const { verified_on, internships } = record;
	const isNew = verified_on === null || daysBetween(verified_on, today) < NEW_DAYS;
	if (!isNew && internships > 0) return [];
	const words = [
		verified_on === null ? 'Not verified' : `Verified on ${longDate(verified_on)}`,
		internships === 0 ? 'its first internship' : `${internships} public before this one`,
	].join('; ');
	return [
		{ kind: 'company', label: RISK_KINDS.company, words: `${words}.`, field: null, isHot: false },
	];
}

/** Words that the employer was asked about, with the answer, and those that are marked for staff alone. */
function wordRisks({ content, published, meant }: Reviewed): Risk[] {
	const asked = questionsOn(content, published ?? undefined).map(
		({ field, question }): Risk => ({
			kind: 'asked',
			label: RISK_KINDS.asked,
			words: `${question} The employer says: “${meant ?? 'nothing'}”`,
			field,
			isHot: true,
		}),
	);
	const marked = WORDS_NAMES.flatMap((field): Risk[] => {
		const text = textOf(content[field]);
		if (published && text === textOf(published[field])) return [];
		const matches = foundWords(text).filter(({ answer }) => answer === 'marked');
		if (matches.length === 0) return [];
		const words = matches.map((one) => `“${one.found}”`).join(', ');
		return [
			{
				kind: 'words',
				label: RISK_KINDS.words,
				words,
				field,
				isHot: false,
				marks: matches.map((one) => one.found),
			},
		];
	});
	return [...asked, ...marked];
}

/** What was looked for where nothing stands out. */
export const LOOKED_FOR =
	'Nothing stands out by rule. We looked for words about age, sex, origin, belief, health and family; for payments, bank details, papers, addresses and other channels; for pay near the bounds; for the text of another public internship; and for what you had asked to change. Whether it is true and fair is yours to read.';

/** Pay that is so low, or so high, that it may be a mistake. */
function payRisks({ content }: Reviewed): Risk[] {
	const { pay_amount, pay_per, hours, starts_on, weeks, part_of_course } = content;
	if (!pay_amount || !hours || !starts_on || !weeks) return [];
	const { hourly, steps } = wageCheck({ pay_amount, pay_per, hours, starts_on, weeks });
	const bound = steps.reduce((highest, step) => (step.adult > highest.adult ? step : highest));
	const above = hourly - bound.adult;
	const pay = (label: string, words: string): Risk[] => [
		{
			kind: 'pay',
			label,
			words: `${pounds(hourly)} an hour${words}`,
			field: 'pay_amount',
			isHot: false,
		},
	];
	if (above < 0 && part_of_course)
		return pay('Low pay', ', below the minimum wage, as a required part of a course');
	if (above >= 0 && above < NEAR) {
		const pence = Math.round(above * 100);
		const least = bound.published
			? 'the minimum wage for 21 and over'
			: `${pence === 0 ? 'what' : `the ${pounds(bound.adult)} that`} we ask for`;
		return pay(
			'Pay near the bound',
			pence === 0 ? `: exactly ${least}` : `, ${pence}p above ${least}`,
		);
	}
	return hourly > HIGH_PAY ? pay('High pay', ': more than most internships pay') : [];
}

/** What staff asked to change and is as it was. */
function unchanged({ content, returned, comments }: Reviewed): Risk[] {
	const before = returned && draftLines(returned);
	return draftLines(content).flatMap(({ field, text }, place): Risk[] =>
		before && comments[field] && before[place]?.text === text
			? [
					{
						kind: 'unchanged',
						label: RISK_KINDS.unchanged,
						words: `You asked for a change: “${comments[field]}”`,
						field,
						isHot: false,
					},
				]
			: [],
	);
}

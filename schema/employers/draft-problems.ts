import { shortfall } from '#schema/internships/wage-check.ts';
import { daysAfter } from '#schema/london-day.ts';
import { wordAdvice } from '#schema/words/word-rules.ts';
import {
	ANSWER_RANGE,
	CAP_RANGE,
	DEADLINE_DAYS,
	type DraftContent,
	type DraftField,
	HOURS_RANGE,
	WEEKS_RANGE,
} from './internship-draft.ts';

/** How far ahead an internship may start. */
const LATEST_START_DAYS = 730;

export type DraftProblems = Partial<Record<DraftField, string>>;

/** What others read of it in words of the employer's own. */
export const TEXT_FIELDS = [
	'title',
	'description',
	'requirements',
	'benefits',
	'location',
	'city',
] as const satisfies readonly DraftField[];

/** What is public already may stay as it is, although its days have come nearer or its words are forbidden since. */
export type Published = Pick<DraftContent, 'starts_on' | 'deadline'> &
	Partial<Pick<DraftContent, (typeof TEXT_FIELDS)[number]>>;

/**
 * What keeps a draft from being submitted, in words for its employer; nothing where it is complete.
 * @param today ISO date in Europe/London
 * @param published the internship of which it is a revision
 */
export function draftProblems(
	content: DraftContent,
	today: string,
	published?: Published,
): DraftProblems {
	const problems = {
		...textProblems(content, published),
		...dayProblems(content, today, published),
	};
	const found: DraftProblems = {
		...problems,
		...(content.remote === null && { remote: 'Say where the work is done.' }),
		...(content.remote !== 'remote' && content.city === '' && { city: 'Name the town or city.' }),
		...within('weeks', content.weeks, WEEKS_RANGE, 'weeks'),
		...within('hours', content.hours, HOURS_RANGE, 'hours a week'),
		...within('answer_days', content.answer_days, ANSWER_RANGE, 'days'),
		...(content.most_applications !== null &&
			within('most_applications', content.most_applications, CAP_RANGE, 'applications')),
		...(content.spots === 0 && { spots: 'Leave it empty, or offer at least one place.' }),
		...(!content.pay_amount && { pay_amount: 'Say what you pay.' }),
		...(content.sponsorship === null && { sponsorship: 'Say what is true of you.' }),
	};
	const below = wageProblem(content, found);
	return below === undefined ? found : { ...found, pay_amount: below };
}

/** By how much the pay is below the minimum wage, once everything is there that it depends on. */
function wageProblem(content: DraftContent, found: DraftProblems): string | undefined {
	const { pay_amount, pay_per, hours, starts_on, weeks, part_of_course } = content;
	if (part_of_course || !pay_amount || !hours || !starts_on || !weeks) return undefined;
	if (found.hours || found.weeks || found.starts_on) return undefined;
	return shortfall({ pay_amount, pay_per, hours, starts_on, weeks });
}

const REQUIRED: DraftProblems = {
	title: 'Give it a title.',
	sector: 'Choose a field of work.',
	description: 'Say what the intern does.',
	location: 'Say where it is.',
};

/** In characters: a shorter description leaves out what students need to know. */
export const SHORTEST_DESCRIPTION = 80;

function textProblems(content: DraftContent, published?: Published): DraftProblems {
	const { description } = content;
	const missing = Object.entries(REQUIRED).filter(([field]) => !content[field as DraftField]);
	const unfair = TEXT_FIELDS.flatMap((field) => {
		const text = textOf(content[field]);
		if (published && text === textOf(published[field])) return [];
		const advice = wordAdvice(text);
		return advice === undefined ? [] : [[field, advice]];
	});
	const isShort = description !== '' && description.trim().length < SHORTEST_DESCRIPTION;
	return {
		...Object.fromEntries(missing),
		...(isShort && {
			description: `Say more: at least ${SHORTEST_DESCRIPTION} characters.`,
		}),
		...Object.fromEntries(unfair),
	};
}

/** The words of a field; a line for each point of a list. */
export const textOf = (given: string | string[] | undefined) => [given ?? []].flat().join('\n');

function dayProblems(
	{ starts_on, deadline }: DraftContent,
	today: string,
	published?: Published,
): DraftProblems {
	return {
		...startProblem(starts_on, today, published),
		...deadlineProblem(deadline, starts_on, today, published),
	};
}

function startProblem(
	starts_on: string | null,
	today: string,
	published?: Published,
): DraftProblems {
	if (starts_on === null) return { starts_on: 'Give the first day.' };
	if (starts_on === published?.starts_on) return {};
	if (starts_on <= today) return { starts_on: 'The first day is still to come.' };
	if (starts_on > daysAfter(today, LATEST_START_DAYS))
		return { starts_on: 'The first day is within the next two years.' };
	return {};
}

function deadlineProblem(
	deadline: string | null,
	starts_on: string | null,
	today: string,
	published?: Published,
): DraftProblems {
	if (deadline === null) return {};
	if (starts_on !== null && deadline >= starts_on)
		return { deadline: 'The last day to apply is before the first day of work.' };
	if (deadline !== published?.deadline && deadline < daysAfter(today, DEADLINE_DAYS))
		return { deadline: `Leave at least ${DEADLINE_DAYS} days to apply.` };
	return {};
}

function within(
	field: DraftField,
	given: number | null,
	{ least, most }: { least: number; most: number },
	unit: string,
): DraftProblems {
	if (given !== null && given >= least && given <= most) return {};
	return { [field]: `Between ${least} and ${most} ${unit}.` };
}

import * as v from 'valibot';
import { SPONSORSHIPS, WORKPLACES } from '#schema/internships/internship.ts';
import { SECTOR_INDUSTRY, type Sector } from '#schema/internships/sectors.ts';
import { shortfall } from '#schema/internships/wage-check.ts';
import { isoDay } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import { daysAfter } from '#schema/london-day.ts';
import { requiredText } from '#schema/text.ts';
import { unfairWords } from './fair-words.ts';

/** How long an internship of an employer lasts, in weeks. */
export const WEEKS_RANGE = { least: 6, most: 52 } as const;
/** Hours a week. */
export const HOURS_RANGE = { least: 1, most: 48 } as const;
/** Within how many days each applicant is answered. */
export const ANSWER_RANGE = { least: 7, most: 28 } as const;
/** How many applications an employer can answer. */
export const CAP_RANGE = { least: 10, most: 200 } as const;
/** For how many days an internship takes applications, at least. */
export const DEADLINE_DAYS = 7;
/** How far ahead an internship may start. */
const LATEST_START_DAYS = 730;

const SECTORS = Object.keys(SECTOR_INDUSTRY) as [Sector, ...Sector[]];

/** Text that may still be missing. */
const text = (longest: number) => v.union([v.literal(''), requiredText(longest)]);
const number = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));
const whole = (most: number) =>
	v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));
const day = v.nullable(isoDay);
const points = v.pipe(v.array(requiredText(limits.point)), v.maxLength(limits.points));

/** What an employer has written so far: columns of the table `internships`. What is missing is '' or null. */
export const draftContent = v.strictObject({
	title: text(limits.internshipTitle),
	sector: v.nullable(v.picklist(SECTORS)),
	description: text(limits.description),
	requirements: points,
	benefits: points,
	remote: v.nullable(v.picklist(WORKPLACES)),
	city: text(limits.city),
	location: text(limits.location),
	starts_on: day,
	weeks: whole(999),
	/** Null: applications are read as they come. */
	deadline: day,
	spots: whole(9_999),
	pay_amount: whole(999_999),
	pay_per: v.picklist(['month', 'week']),
	hours: v.nullable(
		v.pipe(
			number(168),
			v.check((given) => given === null || (given * 2) % 1 === 0, 'must be whole or half hours'),
		),
	),
	/** Of a UK course of up to a year: the minimum wage does not apply. */
	part_of_course: v.boolean(),
	sponsorship: v.nullable(v.picklist(SPONSORSHIPS)),
	answer_days: whole(999),
	/** At that number of applications the internship pauses; null: it never does. */
	most_applications: whole(9_999),
});
export type DraftContent = v.InferOutput<typeof draftContent>;
export type DraftField = keyof DraftContent;

export const EMPTY_DRAFT: DraftContent = {
	title: '',
	sector: null,
	description: '',
	requirements: [],
	benefits: [],
	remote: null,
	city: '',
	location: '',
	starts_on: null,
	weeks: null,
	deadline: null,
	spots: null,
	pay_amount: null,
	pay_per: 'month',
	hours: null,
	part_of_course: false,
	sponsorship: null,
	answer_days: 14,
	most_applications: null,
};

export const draftLabels: Record<DraftField, string> = {
	title: 'Title',
	sector: 'Field of work',
	description: 'What the intern does',
	requirements: 'What they need',
	benefits: 'What you offer besides pay',
	remote: 'On site or remote',
	city: 'Town or city',
	location: 'Place, as students read it',
	starts_on: 'First day',
	weeks: 'Weeks',
	deadline: 'Last day to apply',
	spots: 'Places',
	pay_amount: 'Pounds',
	pay_per: 'For each',
	hours: 'Hours a week',
	part_of_course: 'It is a required part of a UK course (up to a year)',
	sponsorship: 'Permission to work',
	answer_days: 'Everybody hears within',
	most_applications: 'Most applications',
};

/** The four steps of the wizard, with what each asks. */
export const DRAFT_STEPS: readonly { title: string; fields: readonly DraftField[] }[] = [
	{ title: 'The work', fields: ['title', 'sector', 'description', 'requirements', 'benefits'] },
	{
		title: 'Where, when, how long',
		fields: ['remote', 'city', 'location', 'starts_on', 'weeks', 'deadline', 'spots'],
	},
	{
		title: 'Pay and permission',
		fields: [
			'pay_amount',
			'pay_per',
			'hours',
			'part_of_course',
			'sponsorship',
			'answer_days',
			'most_applications',
		],
	},
	{ title: 'Preview', fields: [] },
];

/** Of a published internship these change at once; anything else is a revision, which staff approve. */
export const AT_ONCE: readonly DraftField[] = [
	'title',
	'sector',
	'description',
	'requirements',
	'benefits',
	'spots',
	'most_applications',
];

export type DraftProblems = Partial<Record<DraftField, string>>;

/** What is public already may stay as it is, although its days have come nearer. */
export type Published = Pick<DraftContent, 'starts_on' | 'deadline'>;

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
	const problems = { ...textProblems(content), ...dayProblems(content, today, published) };
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

/** A description says less than this only where something is missing. */
const SHORTEST_DESCRIPTION = 80;

function textProblems(content: DraftContent): DraftProblems {
	const missing = Object.entries(REQUIRED).filter(([field]) => !content[field as DraftField]);
	const { title, description, requirements, benefits, location } = content;
	const texts = { title, description, requirements, benefits, location };
	const unfair = Object.entries(texts).flatMap(([field, given]) => {
		const words = unfairWords([given].flat().join('\n'));
		if (words.length === 0) return [];
		return [[field, words.map(({ found, advice }) => `“${found}”: ${advice}`).join(' ')]];
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

import * as v from 'valibot';
import { SPONSORSHIPS, WORKPLACES } from '#schema/internships/internship.ts';
import { SECTOR_INDUSTRY, type Sector } from '#schema/internships/sectors.ts';
import { isoDay } from '#schema/iso-day.ts';
import { limits } from '#schema/limits.ts';
import { requiredLine, requiredText } from '#schema/text.ts';

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

const SECTORS = Object.keys(SECTOR_INDUSTRY) as [Sector, ...Sector[]];

/** Text that may still be missing. */
const text = (longest: number) => v.union([v.literal(''), requiredText(longest)]);
const line = (longest: number) => v.union([v.literal(''), requiredLine(longest)]);
const number = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(most)));
const whole = (most: number) =>
	v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));
const day = v.nullable(isoDay);
const points = v.pipe(v.array(requiredLine(limits.point)), v.maxLength(limits.points));

/** What an employer has written so far: columns of the table `internships`. What is missing is '' or null. */
export const draftContent = v.strictObject({
	title: line(limits.internshipTitle),
	sector: v.nullable(v.picklist(SECTORS)),
	description: text(limits.description),
	requirements: points,
	benefits: points,
	remote: v.nullable(v.picklist(WORKPLACES)),
	city: line(limits.city),
	location: line(limits.location),
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

/** Of a published internship these can change at once (`correctionOf`); anything else is a revision, which staff approve. */
export const AT_ONCE: readonly DraftField[] = [
	'sector',
	'description',
	'requirements',
	'benefits',
	'spots',
	'most_applications',
];

import { limits, workLimits } from '#schema/limits.ts';
import { workplaceWords } from './places.ts';
import { SECTORS, type Sector } from './sectors.ts';

type IsoDay = `20${number}-${number}-${number}`;
/** Since when drafts are asked what the law asks of whoever introduces workers. */
const TERMS_OF_WORK_ASKED = '2026-11-25';
/** Since when they are asked whether the hours vary. */
const VARYING_HOURS_ASKED = '2026-11-28';
/** Since when they are asked for a typical day, the team, the steps of selection and questions of their own. */
const WORK_DETAILS_ASKED = '2026-11-29';

/** What every field has. Texts are for the employer, unless they say otherwise. */
type FieldBase = {
	/** The step of the wizard that asks for it. */
	step: 1 | 2 | 3;
	/** Above the field, in problems and comments. */
	label: string;
	/** Above the field in the wizard, where it asks more than the label says. */
	question?: string;
	hint?: string;
	/** In the wizard, it stands to the right of the field before it. */
	beside?: true;
	/** In the wizard, above it. */
	heading?: string;
	/** For staff, and for applicants who are told of a change; the label where it is missing. */
	shortLabel?: string;
	/** Staff and applicants read it in one line with this field. */
	readWith?: string;
	/** It may be empty when the draft is submitted. */
	optional?: true;
	/** What staff and applicants read where it is empty. */
	none?: string;
	/** A change of a public internship is public at once, and staff look at it afterwards. Else staff approve it first. */
	atOnce?: true;
	/** Applicants are not told of a change. */
	concernsEmployerOnly?: true;
	/**
	 * The first day on which it was asked, where drafts and internships were there already: a draft that was made before it
	 * can be submitted without an answer.
	 */
	addedOn?: IsoDay;
};

/**
 * One line of the employer's own words. `longest` is what can be stored and `counts` what can be submitted, in characters,
 * which the wizard counts; `missing` is the problem where it is empty.
 */
type Line = FieldBase & { kind: 'line'; longest: number; counts?: Range; missing?: string };
/** Several lines of the employer's own words. */
type Text = FieldBase & {
	kind: 'text';
	longest: number;
	shortest: number;
	rows: number;
	missing?: string;
};
/**
 * A list of lines of the employer's own words: at most `most`, each of at most `longest` characters. Where nothing is
 * said, they are those of `limits.points` and `limits.point`.
 */
type Points = FieldBase & { kind: 'points'; rows: number; most?: number; longest?: number };
/** A whole number. `most` can be stored in a draft; `range` is what can be submitted. */
type Quantity = FieldBase & {
	kind: 'number';
	most: number;
	range: Range;
	/** Halves are possible too. */
	halves?: true;
	/** Pence are possible too. */
	pence?: true;
	/** The problem of a number outside the range, or of none. */
	outside: string;
	/** Behind the number, for staff and applicants. */
	unit?: string;
	/** What a draft begins with. */
	start?: number;
	/** The problem of what is no such number. */
	unreadable?: string;
};
/** An ISO date. */
type Day = FieldBase & { kind: 'day'; missing?: string };
/** One of several values, each with its words. */
type Choice = FieldBase & {
	kind: 'choice';
	options: Record<string, string>;
	/** A list to open with these words for nothing chosen, or else all of them in sight. */
	unchosen?: string;
	start?: string;
	missing?: string;
};
/**
 * Yes or no; no where nothing is said. `InternshipSummary` has it, so that the JSON and each list have it too.
 */
export type Flag = FieldBase & {
	kind: 'flag';
	/** On the page of the internship, one of the points of "What you bring" where it is yes. */
	brought?: string;
	/** Internships are found by it: the parameter of the search, its one value and their words. */
	facet?: {
		name: string;
		legend: string;
		/** Which of both is found. */
		value: 'yes' | 'no';
		label: string;
		/** In the title of a search, behind "internships in Leeds". */
		inTitle: string;
	};
};
/** A statement that the employer has to tick before a draft is submitted. */
type Tick = FieldBase & { kind: 'tick'; missing: string };
export type Field = Line | Text | Points | Quantity | Day | Choice | Flag | Tick;

/** What the employer says about permission to work in the UK. */
const sponsorshipLabels = {
	'right-to-work-needed': 'Applicants need the right to work in the UK',
	'student-visa-ok': 'A Student visa is fine (within its hours)',
	'can-sponsor': 'We can sponsor a visa',
} as const;
export type Sponsorship = keyof typeof sponsorshipLabels;

const sectorLabels = Object.fromEntries(SECTORS.map((sector) => [sector, sector])) as Record<
	Sector,
	Sector
>;

type Range = { least: number; most: number };
/** How long an internship of an employer lasts. */
const weeks = { least: 6, most: 52 } as const;
/** A week. */
const hours = { least: 1, most: 48 } as const;
/** Within how many days each applicant is answered. */
const answerDays = { least: 7, most: 28 } as const;
/** How many applications an employer can answer. */
const applications = { least: 10, most: 200 } as const;
/** A title, in characters. */
const TITLE = { least: 5, most: 80 } as const;
/** In characters: a shorter description leaves out what students need to know. */
const SHORTEST_DESCRIPTION = 80;
/** For how many days an internship takes applications, at least. */
export const DEADLINE_DAYS = 7;

const between = ({ least, most }: Range, unit: string) => `Between ${least} and ${most} ${unit}.`;

/**
 * Every field of an internship that its employer fills in, in the order of the wizard and of an import. Its key is its
 * name everywhere: the column of `internships`, the key in the content of a draft, the field of the form, the column of
 * the CSV, and the JSON. README says what a new one takes ("A field of an internship").
 */
export const FIELDS = {
	title: {
		kind: 'line',
		step: 1,
		label: 'Title',
		hint: `Such as Data Analyst Intern: ${TITLE.least} to ${TITLE.most} characters`,
		longest: limits.internshipTitle,
		counts: TITLE,
		missing: 'Give it a title.',
	},
	sector: {
		kind: 'choice',
		step: 1,
		label: 'Field of work',
		options: sectorLabels,
		unchosen: 'Choose a field',
		missing: 'Choose a field of work.',
		atOnce: true,
	},
	description: {
		kind: 'text',
		step: 1,
		label: 'What the intern does',
		hint: `What a week consists of, with whom they work, and what they learn: at least ${SHORTEST_DESCRIPTION} characters`,
		longest: limits.description,
		shortest: SHORTEST_DESCRIPTION,
		rows: 9,
		missing: 'Say what the intern does.',
		atOnce: true,
	},
	typical_day: {
		kind: 'text',
		step: 1,
		label: 'A typical day',
		hint: 'From the start to the end: what they do first, whom they meet, and what they work on',
		longest: workLimits.typicalDay,
		shortest: 40,
		rows: 4,
		optional: true,
		atOnce: true,
		addedOn: WORK_DETAILS_ASKED,
	},
	requirements: {
		kind: 'points',
		step: 1,
		label: 'What they need',
		hint: 'One per line. Only what the work really needs',
		rows: 4,
		optional: true,
		atOnce: true,
	},
	driving_licence: {
		kind: 'flag',
		step: 1,
		label: 'Driving licence needed',
		hint: 'Only if driving is part of the work, not for getting there: many students cannot drive in the UK',
		brought: 'A driving licence is needed',
		facet: {
			name: 'licence',
			legend: 'Driving licence',
			value: 'no',
			label: 'No driving licence needed',
			inTitle: 'without a driving licence',
		},
	},
	benefits: {
		kind: 'points',
		step: 1,
		label: 'What you offer besides pay',
		hint: 'One per line',
		rows: 3,
		optional: true,
		atOnce: true,
	},
	team: {
		kind: 'line',
		step: 1,
		label: 'The team',
		hint: 'With whom they work, such as two analysts and a designer. No names',
		longest: workLimits.team,
		optional: true,
		atOnce: true,
		addedOn: WORK_DETAILS_ASKED,
	},
	supervisor: {
		kind: 'line',
		step: 1,
		label: 'Who looks after the intern',
		shortLabel: 'Supervisor',
		hint: 'A role, such as the head baker. No name: everybody can read this page',
		longest: limits.name,
		missing: 'Give the role of the person who looks after the intern.',
		addedOn: TERMS_OF_WORK_ASKED,
	},
	risks: {
		kind: 'text',
		step: 1,
		label: 'Health and safety',
		question: 'Health and safety: risks, and what you do about them',
		hint: 'Such as “Hot ovens: training on the first day, gloves”. For desk work: “Desk work: screen breaks, chair adjusted”',
		longest: limits.risks,
		shortest: 10,
		rows: 3,
		missing: 'Say which risks the work has, and what you do about them.',
		addedOn: TERMS_OF_WORK_ASKED,
	},
	remote: {
		kind: 'choice',
		step: 2,
		label: 'On site or remote',
		question: 'Where is the work done?',
		options: workplaceWords,
		missing: 'Say where the work is done.',
	},
	city: {
		kind: 'line',
		step: 2,
		label: 'Town or city',
		hint: 'Students search by it',
		longest: limits.city,
		readWith: 'location',
	},
	location: {
		kind: 'line',
		step: 2,
		label: 'Place, as students read it',
		shortLabel: 'Place',
		hint: 'District and town, such as Leeds Dock, Leeds; or Remote, UK. No street',
		longest: limits.location,
		missing: 'Say where it is.',
	},
	starts_on: { kind: 'day', step: 2, label: 'First day', missing: 'Give the first day.' },
	weeks: {
		kind: 'number',
		step: 2,
		label: 'Weeks',
		question: `Weeks, ${weeks.least} to ${weeks.most}`,
		shortLabel: 'Length',
		beside: true,
		most: 999,
		range: weeks,
		outside: between(weeks, 'weeks'),
		unit: 'weeks',
	},
	/** Empty: applications are read as they come. */
	deadline: {
		kind: 'day',
		step: 2,
		label: 'Last day to apply',
		hint: 'Empty: you read applications as they come',
		optional: true,
		none: 'None: read as they come',
	},
	spots: {
		kind: 'number',
		step: 2,
		label: 'Places',
		hint: 'How many interns you take',
		beside: true,
		optional: true,
		most: 9_999,
		range: { least: 1, most: 9_999 },
		outside: 'Leave it empty, or offer at least one place.',
		atOnce: true,
	},
	pay_amount: {
		kind: 'number',
		step: 3,
		heading: 'What you pay',
		label: 'Pay in pounds',
		shortLabel: 'Pay',
		most: 999_999,
		range: { least: 1, most: 999_999 },
		outside: 'Say what you pay.',
		pence: true,
		unreadable: 'Give pounds, or by the hour pounds and pence.',
	},
	pay_per: {
		kind: 'choice',
		step: 3,
		label: 'Per',
		beside: true,
		readWith: 'pay_amount',
		options: { month: 'month', week: 'week', hour: 'hour' },
		start: 'month',
	},
	hours: {
		kind: 'number',
		step: 3,
		label: 'Hours a week',
		question: `Hours a week, at most ${hours.most}`,
		shortLabel: 'Hours',
		beside: true,
		most: 168,
		halves: true,
		range: hours,
		outside: between(hours, 'hours a week'),
		unreadable: 'Give whole or half hours.',
		unit: 'a week',
	},
	/** Empty: the same each week. */
	least_hours: {
		kind: 'number',
		step: 3,
		label: 'Fewest hours a week',
		question: 'Fewest hours, if they vary',
		hint: 'Empty: the same each week',
		optional: true,
		readWith: 'hours',
		most: 168,
		halves: true,
		range: hours,
		outside: between(hours, 'hours a week'),
		unreadable: 'Give whole or half hours.',
		addedOn: VARYING_HOURS_ASKED,
	},
	hours_pattern: {
		kind: 'line',
		step: 3,
		label: 'When they work',
		hint: 'Such as mornings, weekends, or shifts by a rota',
		beside: true,
		optional: true,
		readWith: 'hours',
		longest: limits.pattern,
		addedOn: VARYING_HOURS_ASKED,
	},
	/** Of up to a year: the minimum wage does not apply. */
	part_of_course: {
		kind: 'flag',
		step: 3,
		label: 'It is a required part of a UK course (up to a year)',
		shortLabel: 'Required part of a UK course',
	},
	expenses: {
		kind: 'line',
		step: 3,
		label: 'Expenses you pay',
		shortLabel: 'Expenses',
		hint: 'Such as travel between our shops; or None',
		longest: limits.term,
		missing: 'Say which expenses you pay, or None.',
		addedOn: TERMS_OF_WORK_ASKED,
	},
	notice: {
		kind: 'line',
		step: 3,
		label: 'Notice to end it early',
		shortLabel: 'Notice',
		hint: 'For both sides, such as one week',
		beside: true,
		longest: limits.term,
		missing: 'Say how much notice each side gives.',
		addedOn: TERMS_OF_WORK_ASKED,
	},
	sponsorship: {
		kind: 'choice',
		step: 3,
		label: 'Permission to work',
		question: 'Which permission to work do you accept?',
		options: sponsorshipLabels,
		missing: 'Choose which permission to work you accept.',
	},
	answer_days: {
		kind: 'number',
		step: 3,
		label: 'Answer everyone within (days)',
		shortLabel: 'Answers everyone within',
		hint: `Your promise, shown on the listing: ${answerDays.least} to ${answerDays.most} days`,
		most: 999,
		range: answerDays,
		outside: between(answerDays, 'days'),
		unit: 'days',
		start: 14,
	},
	/** At that number of applications the internship pauses. */
	most_applications: {
		kind: 'number',
		step: 3,
		label: 'Pause after this many applications',
		hint: `At that number it pauses: ${applications.least} to ${applications.most}`,
		beside: true,
		optional: true,
		most: 9_999,
		range: applications,
		outside: between(applications, 'applications'),
		none: 'Any number',
		atOnce: true,
		concernsEmployerOnly: true,
	},
	selection: {
		kind: 'points',
		step: 3,
		heading: 'How you choose',
		label: 'Steps of selection',
		hint: `One per line, at most ${workLimits.selectionSteps}, such as a call of 20 minutes with the head baker`,
		rows: 3,
		most: workLimits.selectionSteps,
		optional: true,
		atOnce: true,
		addedOn: WORK_DETAILS_ASKED,
	},
	/** Everybody who applies answers all of them; an application keeps them as they were asked. */
	questions: {
		kind: 'points',
		step: 3,
		label: 'Your own questions',
		shortLabel: 'Questions to applicants',
		hint: `One per line, at most ${workLimits.questions}. Everybody who applies answers each of them, so ask only what you need to choose`,
		rows: 4,
		most: workLimits.questions,
		longest: workLimits.question,
		optional: true,
		concernsEmployerOnly: true,
		addedOn: WORK_DETAILS_ASKED,
	},
	authority: {
		kind: 'tick',
		step: 3,
		label: 'I may advertise this internship for the company',
		shortLabel: 'May advertise it',
		hint: 'The company has agreed to this internship, and you act for it',
		missing: 'Tick that you may advertise this internship for the company.',
		atOnce: true,
		concernsEmployerOnly: true,
		addedOn: TERMS_OF_WORK_ASKED,
	},
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;
type NameOf<Kind> = {
	[Name in FieldName]: (typeof FIELDS)[Name]['kind'] extends Kind ? Name : never;
}[FieldName];
/** The fields that are yes or no. */
export type FlagName = NameOf<'flag'>;
/** The fields with words of the employer's own, which others read. */
export type WordsName = NameOf<'line' | 'text' | 'points'>;

/** The facets of those by which internships are found. */
export type FlagFacet = {
	[Name in FlagName]: (typeof FIELDS)[Name] extends { facet: { name: infer Facet } }
		? Facet
		: never;
}[FlagName];

type ValueOf<Form> = Form extends { kind: 'line' | 'text' }
	? string
	: Form extends { kind: 'points' }
		? string[]
		: Form extends { kind: 'number' }
			? number | null
			: Form extends { kind: 'day' }
				? string | null
				: Form extends { kind: 'flag' | 'tick' }
					? boolean
					: Form extends { kind: 'choice'; options: infer Options }
						? keyof Options | (Form extends { start: string } ? never : null)
						: never;

/** What an employer has written so far. What is missing is '', null or an empty list. */
export type DraftContent = { [Name in FieldName]: ValueOf<(typeof FIELDS)[Name]> };

export const FIELD_NAMES = Object.keys(FIELDS) as [FieldName, ...FieldName[]];
/** @param name any field: the type of `FIELDS[name]` has only what all of them have */
export const fieldNamed = (name: FieldName): Field => FIELDS[name];

/** How many lines a list has at most, and how many characters each. */
export const boundsOf = ({ most = limits.points, longest = limits.point }: Points) => ({
	most,
	longest,
});

const fieldsWhere = <Name extends FieldName = FieldName>(holds: (field: Field) => boolean) =>
	FIELD_NAMES.filter((name) => holds(FIELDS[name])) as Name[];

export const FLAG_NAMES: readonly FlagName[] = fieldsWhere<FlagName>(({ kind }) => kind === 'flag');
export const FLAG_FACETS = FLAG_NAMES.flatMap((field) => {
	const { facet }: Flag = FIELDS[field];
	return facet ? [{ ...facet, field, name: facet.name as FlagFacet }] : [];
});
export const WORDS_NAMES: readonly WordsName[] = fieldsWhere<WordsName>(({ kind }) =>
	['line', 'text', 'points'].includes(kind),
);
/** Of a published internship these can change at once (`correctionOf`); anything else is a revision, which staff approve. */
export const AT_ONCE: readonly FieldName[] = fieldsWhere(({ atOnce }) => atOnce === true);

const emptyValues = {
	line: '',
	text: '',
	points: [],
	number: null,
	day: null,
	choice: null,
	flag: false,
	tick: false,
};
const emptyValue = (field: Field) =>
	('start' in field ? field.start : undefined) ?? emptyValues[field.kind];

/** What a draft begins with. */
export const EMPTY_DRAFT = Object.fromEntries(
	FIELD_NAMES.map((name) => [name, emptyValue(FIELDS[name])]),
) as unknown as DraftContent;

const stepFields = (step: number) => fieldsWhere((field) => field.step === step);

/** The four steps of the wizard, with what each asks. */
export const DRAFT_STEPS: readonly { title: string; fields: readonly FieldName[] }[] = [
	{ title: 'The work', fields: stepFields(1) },
	{ title: 'Where, when, how long', fields: stepFields(2) },
	{ title: 'Pay and permission', fields: stepFields(3) },
	{ title: 'Preview', fields: [] },
];

import * as v from 'valibot';
import { type DraftContent, FIELD_NAMES, type FieldName } from '#schema/internships/fields.ts';
import type { ReadDay } from '#schema/internships/import/days.ts';
import { daysAfter } from '#schema/london-day.ts';
import { savedVersion } from '#schema/saved-version.ts';
import { uuid } from '#schema/text.ts';
import { MOST_DRAFTS } from './most-drafts.ts';

/** Of a file of drafts, in bytes. */
export const LARGEST_DRAFTS_FILE = 1024 * 1024;

/** What is wrong in a line: with a column, or with all of it. */
export type CellProblem = {
	/** null for the whole line. */
	column: FieldName | null;
	/** What stands there, shortened. */
	cell: string;
	words: string;
};

/** What a file of drafts does, or would do: all of it is stored, or nothing. Lines are as in the file, from 1. */
export type DraftImportReport = {
	/** Whether it is stored. */
	stored: boolean;
	added: { line: number; title: string }[];
	/** The lines of drafts and internships that are there already. */
	there: number[];
	wrong: { line: number; title: string; problems: CellProblem[] }[];
	/** How the first day that is written in numbers was read; null without one. */
	days: ReadDay | null;
	/** What was looked at: it is stored only where this is sent back. */
	seen: string;
};

/** Drafts that are submitted at once, each with the version that somebody has seen. */
export const severalDrafts = v.strictObject({
	drafts: v.pipe(
		v.array(v.strictObject({ id: uuid, version: savedVersion(1) })),
		v.minLength(1),
		v.maxLength(MOST_DRAFTS),
	),
});
export type SeveralDrafts = v.InferOutput<typeof severalDrafts>;

/** What has become of each of them; `refused` says why it was not submitted. */
export type SubmitOutcomes = {
	items: {
		id: string;
		title: string;
		refused: { code: string; message: string; problems: string[] } | null;
	}[];
};

/** Two internships as lines of a file, with all columns. @param today ISO date in Europe/London */
export const exampleDrafts = (today: string): Partial<DraftContent>[] => [
	{
		title: 'Data Analyst Intern',
		sector: 'Data & AI',
		description:
			'You clean the records of our ferries, find out where passengers wait, and show it in charts that captains understand.',
		typical_day: 'We meet at ten. You work on your charts, and show them to the team on Fridays.',
		requirements: ['SQL, or the wish to learn it', 'Clear writing'],
		benefits: ['Lunch on Fridays'],
		team: 'Two analysts and a designer',
		supervisor: 'The head of data',
		risks: 'Desk work: screen breaks, chair adjusted on the first day.',
		remote: 'hybrid',
		city: 'Leeds',
		location: 'Leeds Dock, Leeds',
		starts_on: daysAfter(today, 150),
		weeks: 12,
		deadline: daysAfter(today, 60),
		spots: 2,
		pay_amount: 2_600,
		pay_per: 'month',
		hours: 37.5,
		expenses: 'Travel between our docks',
		notice: 'One week on both sides',
		sponsorship: 'student-visa-ok',
		answer_days: 14,
		selection: ['A call of 20 minutes', 'A morning with the team'],
		authority: true,
	},
	{
		title: 'Bakery Intern',
		sector: 'Hospitality',
		description:
			'You bake with us in the early morning, learn to plan what we sell, and try a recipe of your own every month.',
		supervisor: 'The head baker',
		risks: 'Hot ovens: training on the first day, gloves.',
		remote: 'on-site',
		city: 'Bristol',
		location: 'Stokes Croft, Bristol',
		starts_on: daysAfter(today, 150),
		weeks: 8,
		pay_amount: 14.5,
		pay_per: 'hour',
		hours: 20,
		least_hours: 12,
		hours_pattern: 'Mornings, and one Saturday in two',
		expenses: 'None',
		notice: 'One week on both sides',
		sponsorship: 'right-to-work-needed',
		answer_days: 10,
		authority: true,
	},
];

/** The columns of a file of drafts. */
export const DRAFT_COLUMNS: readonly FieldName[] = FIELD_NAMES;

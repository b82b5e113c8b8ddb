import * as v from 'valibot';
import {
	type DraftProblems,
	draftProblems,
	type Published,
} from '#schema/employers/draft-problems.ts';
import {
	type DraftContent,
	type DraftField,
	draftContent,
} from '#schema/employers/internship-draft.ts';
import { limits } from '#schema/limits.ts';
import { asOneLine, asPlainText } from '#schema/one-line.ts';

type Read = { get(name: string): unknown };

/** The values in the form. A number that cannot be read is NaN, so that it is not taken for an empty field. */
export function contentOf(form: Read): DraftContent {
	const text = (name: DraftField) => asOneLine(String(form.get(name) ?? ''));
	const plain = (name: DraftField) => asPlainText(String(form.get(name) ?? ''));
	const number = (name: DraftField) => numberOf(text(name));
	const lines = (name: DraftField) =>
		plain(name)
			.split('\n')
			.map((line) => asOneLine(line.replace(/^[\s•*-]+/, '')))
			.filter((line) => line !== '');
	return {
		title: text('title'),
		sector: chosen(text('sector')) as DraftContent['sector'],
		description: plain('description'),
		requirements: lines('requirements'),
		benefits: lines('benefits'),
		remote: chosen(text('remote')) as DraftContent['remote'],
		city: text('city'),
		location: text('location'),
		starts_on: chosen(text('starts_on')),
		weeks: number('weeks'),
		deadline: chosen(text('deadline')),
		spots: number('spots'),
		pay_amount: number('pay_amount'),
		pay_per: text('pay_per') === 'week' ? 'week' : 'month',
		hours: number('hours'),
		part_of_course: text('part_of_course') !== '',
		sponsorship: chosen(text('sponsorship')) as DraftContent['sponsorship'],
		answer_days: number('answer_days'),
		most_applications: number('most_applications'),
	};
}

const chosen = (text: string) => (text === '' ? null : text);

/** "1,600" and "£1600" are 1600. */
function numberOf(text: string): number | null {
	const plain = text.replace(/[£,\s]/g, '');
	return plain === '' ? null : Number(plain);
}

const WHOLE = 'Give a whole number.';
const LISTED = `One a line, at most ${limits.points}, each of at most ${limits.point} characters.`;

/** What cannot be saved, by the field where it stands. */
const unsavable: DraftProblems = {
	title: `At most ${limits.internshipTitle} characters.`,
	description: `At most ${limits.description} characters.`,
	requirements: LISTED,
	benefits: LISTED,
	city: `At most ${limits.city} characters.`,
	location: `At most ${limits.location} characters.`,
	starts_on: 'Give a day that exists.',
	deadline: 'Give a day that exists.',
	weeks: WHOLE,
	spots: WHOLE,
	pay_amount: 'Give whole pounds.',
	hours: 'Give whole or half hours.',
	answer_days: WHOLE,
	most_applications: WHOLE,
};

/** What cannot even be saved, by field. */
export function shapeProblems(content: DraftContent): DraftProblems {
	const result = v.safeParse(draftContent, content);
	if (result.success) return {};
	const fields = result.issues.map((issue) => issue.path?.[0]?.key as DraftField);
	return Object.fromEntries(fields.map((field) => [field, unsavable[field] ?? 'Not valid.']));
}

/** Everything that keeps a draft from being submitted. */
export const problemsOf = (
	content: DraftContent,
	today: string,
	published: Published | null,
): DraftProblems => ({
	...draftProblems(content, today, published ?? undefined),
	...shapeProblems(content),
});

import type { Sponsorship, Workplace } from '#schema/internships/internship.ts';
import { longDate } from '#schema/london-day.ts';
import { type DraftContent, type DraftField, draftLabels } from './internship-draft.ts';

/** The employer's choices about permission to work. */
export const sponsorshipLabels: Record<Sponsorship, string> = {
	'right-to-work-needed': 'Whoever applies needs the right to work in the UK',
	'student-visa-ok': 'A Student visa is fine (within its hours)',
	'can-sponsor': 'We can sponsor a visa',
};

export const workplaceLabels: Record<Workplace, string> = {
	'on-site': 'On site',
	hybrid: 'Partly from home',
	remote: 'From home',
};

/** One thing that a draft says, and the fields that it consists of; the first one names it. */
export type DraftLine = { field: DraftField; fields: DraftField[]; label: string; text: string };

const grouped = new Intl.NumberFormat('en-GB');
const days = (count: number | null) => (count === null ? '' : `${count} days`);
const date = (day: string | null) => (day === null ? '' : longDate(day));

/** Everything that a draft says, in words, in the order of the wizard; missing things are ''. */
export const draftLines = (content: DraftContent): DraftLine[] => [
	line(['title'], content.title),
	line(['sector'], content.sector ?? ''),
	line(['description'], content.description),
	line(['requirements'], content.requirements.join('\n')),
	line(['benefits'], content.benefits.join('\n')),
	line(['remote'], content.remote === null ? '' : workplaceLabels[content.remote]),
	line(['location', 'city'], placeOf(content), 'Place'),
	line(['starts_on'], date(content.starts_on)),
	line(['weeks'], content.weeks === null ? '' : `${content.weeks} weeks`, 'Length'),
	line(
		['deadline'],
		content.deadline === null ? 'None: read as they come' : date(content.deadline),
	),
	line(['spots'], content.spots === null ? '' : String(content.spots)),
	line(['pay_amount', 'pay_per'], payOf(content), 'Pay'),
	line(['hours'], content.hours === null ? '' : `${content.hours} a week`, 'Hours'),
	line(['part_of_course'], content.part_of_course ? 'Yes' : 'No', 'Required part of a UK course'),
	line(['sponsorship'], content.sponsorship === null ? '' : sponsorshipLabels[content.sponsorship]),
	line(['answer_days'], days(content.answer_days)),
	line(
		['most_applications'],
		content.most_applications === null ? 'Any number' : String(content.most_applications),
	),
];

/** What differs between two, as it was and as it is. */
export function changedLines(
	before: DraftContent,
	after: DraftContent,
): { line: DraftLine; before: string }[] {
	const old = draftLines(before);
	return draftLines(after).flatMap((line, place) => {
		const text = old[place]?.text ?? '';
		return text === line.text ? [] : [{ line, before: text }];
	});
}

function line(fields: [DraftField, ...DraftField[]], text: string, label?: string): DraftLine {
	return { field: fields[0], fields, label: label ?? draftLabels[fields[0]], text };
}

const placeOf = ({ location, city }: DraftContent) =>
	city === '' || location.includes(city) ? location : `${location} (${city})`;

const payOf = ({ pay_amount, pay_per }: DraftContent) =>
	pay_amount === null ? '' : `£${grouped.format(pay_amount)} a ${pay_per}`;

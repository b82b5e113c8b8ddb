import {
	type DraftContent,
	FIELD_NAMES,
	type Field,
	type FieldName,
	fieldNamed,
} from '#schema/internships/fields.ts';
import { eachPeriod, payFigure } from '#schema/internships/pay-periods.ts';
import { hoursAndPattern } from '#schema/internships/weekly-hours.ts';
import { longDate } from '#schema/london-day.ts';

/** One thing that a draft says, and the fields that it consists of; the first one names it. */
export type DraftLine = { field: FieldName; fields: FieldName[]; label: string; text: string };

/** Everything that a draft says, in words, in the order of the wizard; missing things are ''. */
export const draftLines = (content: DraftContent): DraftLine[] =>
	LINES.map(({ name, ...line }) => ({
		...line,
		text: inTwoFields[name]?.(content) ?? valueWords(fieldNamed(name), content[name]),
	}));

const LINES = FIELD_NAMES.filter((name) => fieldNamed(name).readWith === undefined).map((name) => {
	const { label, shortLabel = label } = fieldNamed(name);
	const others = FIELD_NAMES.filter((other) => fieldNamed(other).readWith === name);
	return { name, field: name, fields: [name, ...others], label: shortLabel };
});

/** The words of the fields that staff read in one line with another field. */
const inTwoFields: Partial<Record<FieldName, (content: DraftContent) => string>> = {
	location: ({ location, city }) =>
		city === '' || location.includes(city) ? location : `${location} (${city})`,
	hours: ({ hours, least_hours, hours_pattern }) =>
		hours === null ? '' : hoursAndPattern({ hours, least_hours, hours_pattern }),
	pay_amount: ({ pay_amount, pay_per }) =>
		pay_amount === null ? '' : `£${payFigure(pay_amount)} ${eachPeriod(pay_per)}`,
};

function valueWords(field: Field, value: DraftContent[FieldName]): string {
	if (field.kind === 'flag' || field.kind === 'tick') return value ? 'Yes' : 'No';
	if (value === null) return field.none ?? '';
	if (Array.isArray(value)) return value.join('\n');
	const text = String(value);
	if (field.kind === 'day') return longDate(text);
	if (field.kind === 'choice') return field.options[text] ?? '';
	return field.kind === 'number' && field.unit ? `${text} ${field.unit}` : text;
}

/** What differs between two drafts, before and after. */
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

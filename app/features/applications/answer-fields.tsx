import { Fragment, type ReactNode } from 'react';
import { textLengthError } from '#app/lib/text-length.ts';
import { fieldMessages } from '#app/messages/fields.ts';
import { applicationMessages, contactMessages } from '#app/messages/forms.ts';
import { TextArea } from '#app/ui/forms/field.tsx';
import { blankFields, type FieldErrors, hasErrors } from '#app/ui/forms/field-values.ts';
import { plainOf } from '#app/ui/forms/typed.ts';
import { toast } from '#app/ui/toast.ts';
import { limits } from '#schema/limits.ts';
import { longDate } from '#schema/london-day.ts';

/** What one applies for, in words. */
type For = 'program' | 'internship';

/** The error of a blank answer. */
export const askedAnswers = (what: For) => ({
	motivation: `Say why you want this ${what}`,
	experience: 'Say what you have done so far, at work or in your studies',
	availability: 'Say when you could start and for how long',
});

/** When the work is, where its first day is fixed. */
export type Dated = { starts_on: string; weeks: number };

const ALLOWED_HOURS = 'If you have a student visa, say which hours you may work';

/** What one writes of one's time. */
export const availabilityHint = (dated?: Dated) =>
	dated
		? `Can you work from ${longDate(dated.starts_on)}, for all ${dated.weeks} weeks? ${ALLOWED_HOURS}`
		: `When could you start, and for how many weeks? ${ALLOWED_HOURS}`;

const fieldsOf = (what: For, dated?: Dated) => [
	{
		label: 'Motivation',
		name: 'motivation',
		hint: `Why this ${what}, and what would you learn?`,
	},
	{
		label: 'Relevant experience',
		name: 'experience',
		hint: 'Courses, projects, jobs or volunteering that fit',
	},
	{
		label: 'Availability',
		name: 'availability',
		hint: availabilityHint(dated),
		rows: 3,
	},
];

/** The three answers of every application. @param children stand after the motivation */
export const AnswerFields = ({
	what,
	dated,
	typed,
	errors,
	children,
}: {
	what: For;
	dated?: Dated | undefined;
	typed: Record<string, string>;
	errors: FieldErrors;
	children?: ReactNode;
}) => (
	<>
		{fieldsOf(what, dated).map((field, index) => (
			<Fragment key={field.name}>
				{index === 1 && children}
				<TextArea {...field} required defaultValue={typed[field.name]} error={errors[field.name]} />
			</Fragment>
		))}
		<p className="text-small text-muted">
			The employer reads these answers as you write them, with each address and number in them.
		</p>
	</>
);

/**
 * The errors of what is blank or too long, shown in a toast as well; null where it can be sent.
 * @param further how long texts may be that are answered besides, in characters, by field
 */
export function wrongAnswers(
	values: FormData,
	asked: FieldErrors,
	further: Record<string, number> = {},
): FieldErrors | null {
	const blank = blankFields(values, asked);
	if (hasErrors(blank)) {
		toast(contactMessages.missing);
		return blank;
	}
	const long = longAnswers(values, { ...LENGTHS, ...further });
	if (!hasErrors(long)) return null;
	toast(fieldMessages.checkFields);
	return long;
}

const LENGTHS = {
	motivation: limits.answer,
	experience: limits.answer,
	availability: limits.answer,
};

function longAnswers(values: FormData, lengths: Record<string, number>): FieldErrors {
	const filled = Object.entries(lengths).map(([name, longest]) => [
		name,
		textLengthError(plainOf(values, name), longest),
	]);
	return Object.fromEntries(filled.filter(([, words]) => words));
}

export const answersIn = (values: FormData) => ({
	motivation: plainOf(values, 'motivation'),
	experience: plainOf(values, 'experience'),
	availability: plainOf(values, 'availability'),
});

/** Why it was not sent: beside the button, and still there when the message of the moment has gone. */
export const NotSent = ({ words }: { words: string | null }) =>
	words !== null && (
		<p className="rounded-control bg-hot-wash p-4">
			<b className="text-hot">Not sent.</b> {words}
			{words !== applicationMessages.sessionEnded && (
				<span>{' What you typed is kept in this tab.'}</span>
			)}
		</p>
	);

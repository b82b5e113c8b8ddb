import * as v from 'valibot';
import { textLengthError } from '#app/lib/text-length.ts';
import { fieldMessages } from '#app/messages/fields.ts';
import { contactMessages } from '#app/messages/forms.ts';
import { lineOf, plainOf } from '#app/ui/forms/typed.ts';
import { type Contact, contact } from '#schema/contact.ts';
import { limits } from '#schema/limits.ts';

/** The error messages of the fields. */
const words = {
	name: 'Enter your name',
	email: fieldMessages.email,
	subject: 'Say in a few words what it is about',
	category: 'Choose a category from the list',
	message: 'Write your message',
} as const;

type Column = keyof typeof words;
const columns = Object.keys(words) as Column[];
const required: Column[] = ['name', 'email', 'subject', 'message'];

export type CheckedMessage =
	| { row: Contact }
	| { wrong: 'missing' | 'invalid'; errors: Partial<Record<Column, string>> };

/** @param typed the content of the form */
export function checkMessage(typed: FormData): CheckedMessage {
	const text = (column: Column) => (column === 'message' ? plainOf : lineOf)(typed, column);
	const values = Object.fromEntries(columns.map((column) => [column, text(column)]));
	const result = v.safeParse(contact, { ...values, category: text('category') || null });
	if (result.success) return { row: result.output };
	const refused = result.issues.map((issue) => v.getDotPath(issue));
	const messages = {
		...words,
		message: textLengthError(text('message'), limits.message) ?? words.message,
	};
	return {
		wrong: required.some((column) => text(column) === '') ? 'missing' : 'invalid',
		errors: Object.fromEntries(
			columns
				.filter((column) => refused.includes(column))
				.map((column) => [column, messages[column]]),
		),
	};
}

/** The message above a form with such fields. */
export const wrongFields = ({ wrong }: { wrong: 'missing' | 'invalid' }) =>
	wrong === 'missing' ? contactMessages.missing : fieldMessages.checkFields;

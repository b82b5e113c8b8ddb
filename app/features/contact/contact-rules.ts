import * as v from 'valibot';
import { textLengthError } from '#app/lib/text-length.ts';
import { contactMessages, fieldMessages } from '#app/messages/forms.ts';
import { type Contact, contact } from '#schema/contact.ts';
import { CATEGORIES, type Category } from '#schema/contact-categories.ts';
import { limits } from '#schema/limits.ts';

/** The error messages of the fields. */
const words = {
	name: 'Enter your name',
	email: 'Enter your email, such as name@example.com',
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

/** @param text the content of a field of the form, trimmed; "" where it is empty */
export function checkMessage(text: (column: Column) => string): CheckedMessage {
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

/** A category from the query of a link; undefined if it is unknown. */
export const knownCategory = (text: string | null | undefined): Category | undefined =>
	CATEGORIES.find((known) => known === text);

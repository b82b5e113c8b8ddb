import * as v from 'valibot';
import { textLengthError } from '#app/lib/text-length.ts';
import { lineOf, plainOf } from '#app/ui/forms/typed.ts';
import { limits } from '#schema/limits.ts';
import { type Report, report } from '#schema/report.ts';

type Field = 'reason' | 'message' | 'email';

/** A row that can be stored, or what is wrong, by field. */
export type CheckedReport = { row: Report } | { errors: Partial<Record<Field, string>> };

/** @param typed the content of the form */
export function checkReport(internship: string, typed: FormData): CheckedReport {
	const text = (field: Field) => (field === 'message' ? plainOf : lineOf)(typed, field);
	const tooLong = textLengthError(text('message'), limits.message);
	const result = v.safeParse(report, {
		internship,
		reason: text('reason'),
		message: text('message') || null,
		email: text('email') || null,
	});
	if (result.success) return { row: result.output };
	const wrong = new Set(result.issues.map((issue) => v.getDotPath(issue)));
	return {
		errors: {
			...(wrong.has('reason') && { reason: 'Choose what is wrong' }),
			...(wrong.has('message') && { message: tooLong ?? 'This text cannot be stored' }),
			...(wrong.has('email') && { email: 'Enter a complete email address, or none' }),
		},
	};
}

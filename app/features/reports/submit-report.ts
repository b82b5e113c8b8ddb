import * as v from 'valibot';
import { NO_ANSWER_IN_TIME, serverFetch } from '#app/lib/calls/server-fetch.ts';
import { textLengthError } from '#app/lib/text-length.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { fieldMessages } from '#app/messages/fields.ts';
import { reportMessages } from '#app/messages/internships.ts';
import { type FieldErrors, textOf } from '#app/ui/forms/field-values.ts';
import { lineOf, plainOf } from '#app/ui/forms/typed.ts';
import { toast } from '#app/ui/toast.ts';
import { honeypot } from '#schema/honeypot.ts';
import { limits } from '#schema/limits.ts';
import { type Report, report } from '#schema/report.ts';

/**
 * Checks and sends the form, and says what failed. Loaded once it is sent: few visitors of a page report it.
 * @param internship its slug
 * @returns "sent", or errors by field, of which there are none where the server did not take it
 */
export async function submitReport(
	internship: string,
	values: FormData,
): Promise<'sent' | FieldErrors> {
	const checked = checkReport(internship, values);
	if ('errors' in checked) {
		toast(fieldMessages.checkFields);
		return checked.errors;
	}
	const outcome = await sendReport(checked.row, textOf(values, honeypot.field));
	if (outcome === 'sent') return 'sent';
	toast(outcome === 'late' ? siteMessages.noAnswerInTime : reportMessages.failed(outcome.refused));
	return {};
}

/** Sends a report. @param filledIn content of the honeypot field, which people do not see */
async function sendReport(
	row: Report,
	filledIn: string,
): Promise<'sent' | 'late' | { refused: string }> {
	const response = await serverFetch('/api/reports', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', [honeypot.header]: filledIn && 'filled in' },
		body: JSON.stringify(row),
	});
	if (response.ok) return 'sent';
	const { code, message } = (await response.json()) as { code?: string; message: string };
	return code === NO_ANSWER_IN_TIME ? 'late' : { refused: message };
}

type Field = 'reason' | 'message' | 'email';

/** A row that can be stored, or what is wrong, by field. */
type CheckedReport = { row: Report } | { errors: Partial<Record<Field, string>> };

/** @param typed the content of the form */
function checkReport(internship: string, typed: FormData): CheckedReport {
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

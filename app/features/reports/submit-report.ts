import { siteMessages } from '#app/messages/every-page.ts';
import { fieldMessages } from '#app/messages/fields.ts';
import { reportMessages } from '#app/messages/internships.ts';
import { type FieldErrors, textOf } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';
import { honeypot } from '#schema/honeypot.ts';
import { sendReport } from './api.ts';
import { checkReport } from './report-rules.ts';

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

import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { REPORT_REASONS } from '#schema/report-reasons.ts';
import { email, internshipSlug, optionalText } from '#schema/text.ts';

/** A row of reports. */
export const report = v.strictObject({
	internship: internshipSlug,
	reason: v.picklist(REPORT_REASONS),
	message: optionalText(limits.message),
	email: v.optional(v.nullable(email)),
});
export type Report = v.InferOutput<typeof report>;

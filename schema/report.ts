import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { MESSAGE_REPORT_REASONS, REPORT_REASONS } from '#schema/report-reasons.ts';
import { email, internshipSlug, optionalText, uuid } from '#schema/text.ts';

/** A row of reports. */
export const report = v.strictObject({
	internship: internshipSlug,
	reason: v.picklist(REPORT_REASONS),
	message: optionalText(limits.message),
	email: v.optional(v.nullable(email)),
});
export type Report = v.InferOutput<typeof report>;

/** A student's report of a message of an employer; `event` is the step with which it came. */
export const messageReport = v.strictObject({
	event: uuid,
	reason: v.picklist(MESSAGE_REPORT_REASONS),
	message: optionalText(limits.message),
});
export type MessageReport = v.InferOutput<typeof messageReport>;

import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { REPORT_REASONS } from '#schema/report-reasons.ts';
import { email, optionalText } from '#schema/text.ts';

/** The part of an address that names an internship. */
const slug = v.pipe(
	v.string(),
	v.maxLength(limits.slug),
	v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not the name of an internship'),
);

/** A row of reports. */
export const report = v.strictObject({
	internship: slug,
	reason: v.picklist(REPORT_REASONS),
	message: optionalText(limits.message),
	email: v.optional(v.nullable(email)),
});
export type Report = v.InferOutput<typeof report>;

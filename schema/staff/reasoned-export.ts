import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { requiredText } from '#schema/text.ts';
import { EXPORT_REASON_ASKED, isExportReason } from './export-reason.ts';

/** Why staff take something out of the site. */
export const exportReason = v.pipe(
	requiredText(limits.staffNote),
	v.check(isExportReason, EXPORT_REASON_ASKED),
);

/** An export that says nothing but why. */
export const reasonedExport = v.strictObject({ reason: exportReason });

import * as v from 'valibot';
import { PROGRAM_TYPES } from '#schema/internships/program-types.ts';
import { limits } from '#schema/limits.ts';
import { optionalLine, requiredText, uuid } from '#schema/text.ts';

/** A row of applications. */
export const application = v.strictObject({
	user_id: uuid,
	program_type: v.picklist(PROGRAM_TYPES),
	program_name: optionalLine(limits.programName),
	motivation: requiredText(limits.answer),
	experience: requiredText(limits.answer),
	availability: requiredText(limits.answer),
});
export type Application = v.InferOutput<typeof application>;

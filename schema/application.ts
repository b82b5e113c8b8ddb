import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { optionalText, requiredText, uuid } from '#schema/text.ts';

export const PROGRAM_TYPES = [
	'london',
	'international',
	'remote',
	'placement',
	'uk-cities',
] as const;
export type ProgramType = (typeof PROGRAM_TYPES)[number];

export const programTypeLabels: Record<ProgramType, string> = {
	london: 'London Program',
	international: 'International Program',
	remote: 'Remote Program',
	placement: 'Placement Year',
	'uk-cities': 'UK Cities Program',
};

/** A row of applications. */
export const application = v.strictObject({
	user_id: uuid,
	program_type: v.picklist(PROGRAM_TYPES),
	program_name: optionalText(limits.programName),
	motivation: requiredText(limits.answer),
	experience: requiredText(limits.answer),
	availability: requiredText(limits.answer),
});
export type Application = v.InferOutput<typeof application>;

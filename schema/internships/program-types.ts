/** The types of program; apart from the schema of an application, which pages that only name them do not load. */
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

/** Apart from the schema of profiles (student-profile.ts), which pages that only show one do not load. */
export const STUDY_LEVELS = {
	foundation: 'Foundation year',
	bachelor: 'Bachelor’s degree',
	'integrated-master': 'Integrated master’s degree',
	master: 'Master’s degree',
	phd: 'PhD',
	other: 'Other',
} as const;
export type StudyLevel = keyof typeof STUDY_LEVELS;

export const LANGUAGE_LEVELS = {
	first: 'First language',
	fluent: 'Fluent',
	good: 'Good',
	basic: 'Basic',
} as const;

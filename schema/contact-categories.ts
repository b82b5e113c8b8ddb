export const CATEGORIES = [
	'student-inquiries',
	'employer-partnerships',
	'technical-support',
	'general',
	'media',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** A category from the query of a link; undefined if it is unknown. */
export const asCategory = (text: string | null | undefined): Category | undefined =>
	CATEGORIES.find((category) => category === text);

export const categoryLabels: Record<Category, string> = {
	'student-inquiries': 'Student Inquiries',
	'employer-partnerships': 'Employer Partnerships',
	'technical-support': 'Technical Support',
	general: 'General',
	media: 'Media',
};

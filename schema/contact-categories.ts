export const CATEGORIES = [
	'student-inquiries',
	'employer-partnerships',
	'technical-support',
	'general',
	'media',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const categoryLabels: Record<Category, string> = {
	'student-inquiries': 'Student Inquiries',
	'employer-partnerships': 'Employer Partnerships',
	'technical-support': 'Technical Support',
	general: 'General',
	media: 'Media',
};

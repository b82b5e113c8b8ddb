import * as v from 'valibot';
import { limits } from '#schema/limits.ts';
import { email, requiredText } from '#schema/text.ts';

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

/** A row of contacts. */
export const contact = v.strictObject({
	name: requiredText(limits.name),
	email,
	subject: requiredText(limits.subject),
	category: v.optional(v.nullable(v.picklist(CATEGORIES))),
	message: requiredText(limits.message),
});
export type Contact = v.InferOutput<typeof contact>;

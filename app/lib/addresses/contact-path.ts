import type { Category } from '#schema/contact-categories.ts';

/** The contact form with subject and category filled in. */
export const contactPath = (subject: string, category: Category) =>
	`/contact?${new URLSearchParams({ subject, category })}`;

import { CATEGORIES, type Category } from '#schema/contact-categories.ts';

/** A category from the query of a link; undefined if it is unknown. */
export const knownCategory = (text: string | null | undefined): Category | undefined =>
	CATEGORIES.find((known) => known === text);

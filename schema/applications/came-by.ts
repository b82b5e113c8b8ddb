/**
 * By which way a student came to the page of an internship: a search of this site; its other pages; the page of the company;
 * an email about new internships; a list that somebody shared; what they had saved, and their account; a link of the
 * employer's own, with `?from=employer`; or the address itself, and a link from elsewhere.
 */
export const CAME_BY = [
	'search',
	'list',
	'company',
	'alert',
	'shared',
	'saved',
	'employer',
	'direct',
] as const;
export type CameBy = (typeof CAME_BY)[number];

/** The key of the tab's storage with the slug of the internship that was looked at last, and the way to it. */
export const CAME_BY_KEY = 'came-by';

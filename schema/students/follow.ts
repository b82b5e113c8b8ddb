/*
 * Who follows a company has an alert for all of its internships. Public pages have this file: it needs nothing of the search.
 */

/** For each person, beside their other alerts; the database refuses more. */
export const MOST_FOLLOWED = 50;

/** The query of the alert, as `alertQuery` writes it. @param company the slug of its name (`slugOf`) */
export const followQuery = (company: string): string => `company=${company}`;

/** The slug of the company that an alert follows; null for every other search. @param query as `alertQuery` writes it */
export const followedIn = (query: string): string | null =>
	/^company=([^&]+)$/.exec(query)?.[1] ?? null;

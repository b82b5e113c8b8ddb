import * as v from 'valibot';
import type { NamedInternship } from '#schema/internships/internship-name.ts';
import { internshipSlug } from '#schema/text.ts';

/** For how many internships an account can wait. */
export const MOST_AWAITED = 50;

/** Which internship is meant. */
export const awaitedInternship = v.strictObject({ internship: internshipSlug });

/** A paused or closed internship of which somebody is told by one mail when it opens again. */
export type AwaitedInternship = NamedInternship & {
	slug: string;
	/** ISO date in Europe/London. */
	asked_on: string;
};

/** Oldest first. */
export type Awaited = { items: AwaitedInternship[] };

import * as v from 'valibot';
import type { ApplicationStatus } from '#schema/applications/application-moves.ts';
import type { Internship, InternshipSummary } from '#schema/internships/internship.ts';
import type { NamedInternship } from '#schema/internships/internship-name.ts';
import { internshipSlug } from '#schema/text.ts';
import { MOST_SAVED } from './most-saved.ts';

/** Which internships are meant, by slug. */
export const namedInternships = v.strictObject({
	internships: v.pipe(v.array(internshipSlug), v.minLength(1), v.maxLength(MOST_SAVED)),
});

export type SavedInternship = NamedInternship & {
	slug: string;
	/** ISO, with the time. */
	saved_at: string;
};

/** An internship to which the person has applied, and has not withdrawn. */
export type AppliedInternship = NamedInternship & {
	slug: string;
	/** The application’s. */
	id: string;
	status: ApplicationStatus;
	source: Internship['source'];
	/** When it was sent, the day by which it has an answer, and that of its status: ISO dates in Europe/London. */
	applied_on: string;
	answer_due_on: string;
	status_on: string;
};

/** What the cards of somebody who is signed in are marked with; after saving, with the result. */
export type CardMarks = {
	saved: SavedInternship[];
	applied: AppliedInternship[];
	/** Slugs of those that the person has applied to and withdrawn from: lists of similar ones leave them out too. */
	withdrawn: string[];
	/** Slugs of those of which the person is told when they open again. */
	awaited: string[];
	/** Slugs that were to be saved and belong to no internship that is shown. */
	unknown: string[];
};

/** `today`: the day in Europe/London. Internships that are no longer shown are left out. */
export type SavedCards = { items: InternshipSummary[]; today: string };

/** The day in Europe/London on which an account made its address for calendar programs; null without one. */
export type CalendarAddress = { made_on: string | null };

/** A new address, which is told once. */
export type NewCalendarAddress = { address: string };

import * as v from 'valibot';
import type { AnswerRecord } from '#schema/applications/answer-record.ts';
import type { AppliedFor, StudentApplication } from '#schema/applications/student-applications.ts';
import type { Internship, InternshipSummary } from '#schema/internships/internship.ts';
import { limits } from '#schema/limits.ts';
import { savedVersion } from '#schema/saved-version.ts';
import { internshipSlug, optionalText } from '#schema/text.ts';
import { MOST_COMPARED } from './most-compared.ts';

/** Which are compared, by slug. */
export const comparedInternships = v.strictObject({
	internships: v.pipe(v.array(internshipSlug), v.minLength(1), v.maxLength(MOST_COMPARED)),
});

/** What a comparison shows of an internship; `record` is how its employer has answered, null before the fifth application. */
export type ComparedListing = InternshipSummary &
	Pick<Internship, 'requirements'> & { record: AnswerRecord | null };

/** `today`: the day in Europe/London. Internships that are no longer shown are left out. */
export type ComparedListings = { items: ComparedListing[]; today: string };

/** An offer that the person has, to answer or accepted. `offer` is null where the listing says what is offered. */
export type ComparedOffer = Pick<
	StudentApplication,
	'id' | 'status' | 'offer' | 'offer_until' | 'doubts'
> & { internship: AppliedFor };

/** What the person has noted on an internship that they have saved. */
export type SavedNote = { slug: string; text: string; version: number };

/** What is the person's own of some internships. */
export type ComparedOwn = { offers: ComparedOffer[]; notes: SavedNote[] };

/** A note to save; without words there is none. `expected` is the version before it, 0 where there was none. */
export const noteToSave = v.strictObject({
	internship: internshipSlug,
	text: optionalText(limits.savedNote),
	expected: savedVersion(0),
});
export type NoteToSave = v.InferOutput<typeof noteToSave>;

/** The version that is stored; 0 where there is no note. */
export type NoteSaved = { version: number };

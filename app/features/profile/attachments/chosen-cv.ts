import { cvOf } from '#schema/students/cv.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

/** The field that says, in what was typed, that the CV of the profile could not be printed whole at that time. */
export const CV_NOT_PRINTED = 'cv-not-printed';

/** Whether the profile makes a CV. */
export const makesCv = ({ profile, updated_at }: WholeProfile): boolean =>
	updated_at !== null && cvOf(profile).sections.length > 0;

/**
 * Which CV is chosen at first: what was chosen before, else the uploaded one, else one made from the profile, if every
 * letter of it can be printed.
 * @param typed what was chosen before the page was left; null at first
 */
export function chosenCv(loaded: WholeProfile, typed: Record<string, string> | null): string {
	const { cv, missing } = loaded;
	const made = makesCv(loaded) && missing.length === 0;
	const suggested = cv ? 'own' : made ? 'made' : 'none';
	// "No CV" was our choice while letters were missing: once they are there, it is chosen anew.
	const isOurs = typed?.cv === 'none' && typed[CV_NOT_PRINTED] === 'yes' && missing.length === 0;
	return isOurs ? suggested : (typed?.cv ?? suggested);
}

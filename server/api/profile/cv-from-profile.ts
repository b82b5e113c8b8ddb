import type { Sql } from 'postgres';
import { cvOf } from '#schema/students/cv.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { profileOf } from '#server/api/profile/profile-rows.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { makeCv } from '#server/cv/cv-thread.ts';
import { ApiError, orNoAnswer } from '#server/http/api-error.ts';
import { safeName } from '#server/http/saved-file.ts';
import { asPerson } from '#server/postgres/as-person.ts';

/** @throws {ApiError} 503 if the database does not answer */
export const readProfile = (sql: Sql, user: AccountUser): Promise<WholeProfile> =>
	orNoAnswer(asPerson(sql, user.id, (tx) => profileOf(tx, user.id, nameOf(user))));

/** As it was given at sign-up. */
export function nameOf({ user_metadata }: AccountUser): string | null {
	const name = user_metadata?.full_name;
	return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 120) : null;
}

/**
 * The CV that a profile makes.
 * @param leaveOut the letters that the PDF cannot have
 * @throws {ApiError} 422 if the profile is empty, too long, or has such letters; 503 if too many wait
 */
export async function cvFrom(
	{ id, email }: AccountUser,
	{ profile, updated_at }: Pick<WholeProfile, 'profile' | 'updated_at'>,
	leaveOut: boolean,
): Promise<{ name: string; pdf: Uint8Array }> {
	const cv = cvOf(profile);
	if (cv.sections.length === 0)
		throw refused('cv_empty', 'Your profile is empty: fill in a section first.');
	const contact = [email ?? '', ...cv.contact].filter((way) => way !== '');
	const savedAt = updated_at ?? new Date(0).toISOString();
	const made = await makeCv(id, { cv, contact, savedAt }, leaveOut);
	if ('pdf' in made) return { name: fileName(cv.name), pdf: made.pdf };
	if ('tooLong' in made)
		throw refused('cv_too_long', 'This would be more than two pages. Shorten your profile.');
	throw refused(
		'missing_letters',
		`The PDF has no shapes for these letters: ${made.missing.slice(0, 30).join(' ')}. Print your CV instead: your browser has them.`,
	);
}

const refused = (code: string, message: string) => new ApiError(422, code, message);

const fileName = (name: string) => `${`CV ${safeName(name, '')}`.trim()}.pdf`;

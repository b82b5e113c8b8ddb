import type { Sql } from 'postgres';
import type { NewApplication } from '#schema/applications/student-applications.ts';
import { cvFrom, readProfile } from '#server/api/profile/cv-from-profile.ts';
import type { AccountUser } from '#server/backend/user-of-token.ts';
import { ApiError } from '#server/http/api-error.ts';

/**
 * The CV that an application asks for; null where it asks for none.
 * @throws {ApiError} 409 if the profile is another than the student has seen, 422 if none can be made
 */
export async function cvForApplication(sql: Sql, user: AccountUser, { cv }: NewApplication) {
	if (cv?.kind !== 'made') return null;
	const now = await readProfile(sql, user);
	if (now.updated_at !== cv.seen)
		throw new ApiError(
			409,
			'profile_changed',
			'Your profile has been changed in the meantime. Look at it once more.',
		);
	return cvFrom(user, now, cv.leave_out);
}

import type { User } from '@supabase/auth-js';
import { callApi } from '#app/lib/calls/call-api.ts';
import { londonDay } from '#schema/london-day.ts';
import { type Fit, type FitPerson, type FitWork, fitOf } from '#schema/students/fit.ts';
import type { StudentProfile } from '#schema/students/student-profile.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

export type PersonFit = {
	person: FitPerson;
	fitOf: (work: FitWork) => Fit;
};

/** How internships fit a signed-in student; null for an employer. */
export const fetchStudentFit = async (user: User): Promise<PersonFit | null> =>
	user.user_metadata.account === 'employer' ? null : fetchPersonFit(londonDay(new Date()));

/** Null where the profile cannot be fetched: cards are then the same for everybody. */
export async function fetchPersonFit(today: string): Promise<PersonFit | null> {
	const answer = await callApi<WholeProfile>('/profile');
	return answer.ok ? personFit(answer.value.profile, today) : null;
}

/** Null where the profile has nothing that the fit depends on. */
export function personFit(profile: StudentProfile, today: string): PersonFit | null {
	const { work_permission, level, weekly_hours, earliest_start } = profile;
	if (!work_permission && weekly_hours === null && earliest_start === null) return null;
	const permission = work_permission ?? { kind: 'not-said' };
	const person: FitPerson = { permission, level, weekly_hours, earliest_start };
	return { person, fitOf: (work) => fitOf(person, work, today) };
}

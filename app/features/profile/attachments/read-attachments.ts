import type { NewApplication } from '#schema/applications/student-applications.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';

/** What of the profile is chosen in the form: each as the student has seen it. */
export function readAttachments(
	values: FormData,
	{ updated_at, cv }: WholeProfile,
): Pick<NewApplication, 'profile' | 'cv'> {
	const chosen = values.get('cv');
	const profile = updated_at !== null &&
		values.get('profile') === 'yes' && {
			seen: updated_at,
			show_permission: values.get('permission') === 'yes',
		};
	const made = updated_at !== null &&
		chosen === 'made' && {
			kind: 'made' as const,
			seen: updated_at,
			leave_out: values.get('leave-out') === 'yes',
		};
	const uploaded = cv !== null && chosen === 'own' && { kind: 'own' as const, seen: cv.updated_at };
	return { profile: profile || null, cv: made || uploaded || null };
}

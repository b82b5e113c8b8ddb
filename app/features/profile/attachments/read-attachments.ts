import type { NewApplication } from '#schema/applications/student-applications.ts';
import { cvOf } from '#schema/students/cv.ts';
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

export type Answers = { experience: string; availability: string };

/** What the form begins with: the answers of the last application, or what the profile says. */
export function suggestedAnswers(
	loaded: WholeProfile | null,
	earlier: Answers | null,
): Record<string, string> {
	if (earlier) return { experience: earlier.experience, availability: earlier.availability };
	if (!loaded || loaded.updated_at === null) return {};
	const { sections } = cvOf(loaded.profile);
	const find = (wanted: string) => sections.find(({ title }) => title === wanted);
	const experience = (find('Experience')?.entries ?? []).map(({ title, place, dates }) =>
		[[title, place].filter(Boolean).join(', '), dates && `(${dates})`].filter(Boolean).join(' '),
	);
	const filled = {
		experience: experience.join('\n'),
		availability: find('Availability')?.lines.join('\n') ?? '',
	};
	return Object.fromEntries(Object.entries(filled).filter(([, words]) => words !== ''));
}

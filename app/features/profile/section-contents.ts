import { longDate } from '#schema/london-day.ts';
import { permissionLabels } from '#schema/students/permission-kinds.ts';
import { sectionTitles } from '#schema/students/profile-labels.ts';
import type { ProfileSection, StudentProfile } from '#schema/students/student-profile.ts';

/** In their order on the screen. */
export const sectionNames = Object.keys(sectionTitles) as ProfileSection[];

/** What a section contains, in a line; empty where it has nothing. */
export const contentOf: Record<ProfileSection, (profile: StudentProfile) => string> = {
	about: ({ name, university, course }) => joined([course, university]) || (name ?? ''),
	education: ({ education }) => firstOf(education.map((one) => one.school ?? one.qualification)),
	experience: ({ experience }) => firstOf(experience.map((one) => one.role ?? one.organisation)),
	projects: ({ projects }) => firstOf(projects.map((one) => one.title ?? one.link)),
	skills: ({ skills, languages }) =>
		firstOf([...skills, ...languages.map(({ language }) => language)], 3),
	links: ({ links }) => firstOf(links.map((link) => link.replace(/^https?:\/\//, ''))),
	permission: ({ work_permission }) =>
		work_permission ? permissionLabels[work_permission.kind] : '',
	availability: ({ earliest_start, weekly_hours }) =>
		joined([
			earliest_start && `from ${longDate(earliest_start)}`,
			weekly_hours && `${weekly_hours} hours a week`,
		]),
};

/** For a section that has nothing; a CV shows the present course under education. */
export const emptyWords = (section: ProfileSection, { course, university }: StudentProfile) =>
	section === 'education' && (course || university)
		? 'Only your present course so far'
		: 'Not filled in yet';

const joined = (parts: (string | number | null)[]) => parts.filter(Boolean).join(', ');

/** "Weaver and 2 more" */
function firstOf(entries: (string | null)[], limit = 1): string {
	const named = entries.map((one) => one ?? 'without a title');
	const rest = named.length - limit;
	return named.slice(0, limit).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

import type { Applicant, WholeApplicant } from '#schema/applications/applicants.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';

/** What a list, a page or a file has of an application. */
type ReadableApplicant = Applicant & Partial<Pick<WholeApplicant, 'email' | 'cv_text' | 'profile'>>;

/**
 * Takes out of an application who has sent it, where that is hidden: the name, address, university, year of graduation, permission to
 * work, links and the CV. Answers stay as they are. The employer's own messages are read as they were written, before the name was
 * filled in: to look for names in them would tell which of those that it writes is the right one.
 */
export function withoutHidden<Item extends ReadableApplicant>(item: Item): Item {
	if (!item.hidden) return item;
	const { profile } = item;
	return {
		...item,
		name: null,
		email: null,
		university: null,
		graduation: null,
		permission: null,
		cv_name: null,
		...('cv_text' in item && { cv_text: null }),
		...(profile && { profile: profileWithout(profile) }),
	};
}

/** Years of study say how old somebody is, schools where they are from. */
const profileWithout = (profile: SentProfile): SentProfile => ({
	...profile,
	name: null,
	latin_name: null,
	phone: null,
	town: null,
	university: null,
	graduation: null,
	links: [],
	education: (profile.education ?? []).map((one) => ({
		...one,
		school: null,
		from: null,
		to: null,
	})),
	projects: (profile.projects ?? []).map((one) => ({ ...one, link: null })),
});

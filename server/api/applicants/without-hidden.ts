import {
	type Applicant,
	NAME_PLACEHOLDER,
	type WholeApplicant,
} from '#schema/applications/applicants.ts';
import type { SentProfile } from '#schema/students/student-profile.ts';

/** What a list, a page or a file has of an application. */
type Read = Applicant &
	Partial<Pick<WholeApplicant, 'email' | 'cv_text' | 'profile' | 'events' | 'returned'>>;

/**
 * Takes out of an application who has sent it, where that is hidden: the name, also where the employer's own messages were
 * filled in with it, address, university, year of graduation, permission to work, links and the CV. Answers stay as they are.
 * @param names by which the applicant may be called in a message
 */
export function withoutHidden<Item extends Read>(item: Item, names: (string | null)[] = []): Item {
	if (!item.hidden) return item;
	const { profile, events, returned } = item;
	const without = <Text extends string | null>(text: Text) =>
		names.reduce<Text>(
			(left, name) =>
				left && name?.trim() ? (left.replaceAll(name.trim(), NAME_PLACEHOLDER) as Text) : left,
			text,
		);
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
		...(events && {
			events: events.map((event) => ({ ...event, message: without(event.message) })),
		}),
		...(returned && { returned: { ...returned, message: without(returned.message) } }),
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

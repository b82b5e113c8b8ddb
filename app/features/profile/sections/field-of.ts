import type { Section } from '#app/features/profile/use-section.ts';

/** What every field of a section has. @param name adds the key of an entry */
export const fieldOf =
	({ texts, errors }: Section, name = (member: string) => member) =>
	(member: string) => ({
		name: name(member),
		defaultValue: texts[name(member)],
		error: errors[name(member)],
	});

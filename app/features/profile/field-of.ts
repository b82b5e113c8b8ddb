import type { Section } from './use-section.ts';

/** The attributes that every field of a section has. @param key of an entry: the names of its fields end with it */
export const fieldOf =
	({ texts, errors }: Section, key?: number) =>
	(member: string) => {
		const name = key === undefined ? member : `${member}.${key}`;
		return { name, defaultValue: texts[name], error: errors[name], optionalSaid: true };
	};

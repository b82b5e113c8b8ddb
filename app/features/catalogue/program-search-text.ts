import type { ProgramSummary } from '#content/types.ts';

type SearchFields = Pick<
	ProgramSummary,
	'keywords' | 'title' | 'shortDescription' | 'type' | 'location'
>;

/** The text of a program that is searched. */
export const programSearchText = ({
	keywords,
	title,
	shortDescription,
	type,
	location,
}: SearchFields) => [...keywords, title, shortDescription, type, location];

import type { ProgramSummary } from '#content/types.ts';

type Searched = Pick<
	ProgramSummary,
	'keywords' | 'title' | 'shortDescription' | 'type' | 'location'
>;

/** The words of a program that a search looks at. */
export const programSearchText = ({
	keywords,
	title,
	shortDescription,
	type,
	location,
}: Searched) => [...keywords, title, shortDescription, type, location];

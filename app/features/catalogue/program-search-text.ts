import type { ProgramSummary } from '#content/types.ts';

type Searched = Pick<
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
}: Searched) => [...keywords, title, shortDescription, type, location];

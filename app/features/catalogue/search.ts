import type { ProgramSummary } from '#content/types.ts';

type Searched = Pick<
	ProgramSummary,
	'keywords' | 'title' | 'shortDescription' | 'type' | 'location'
>;

/** One spelling for comparing: no case, no space around, composed characters, plain apostrophes. */
export const searchable = (text: string) =>
	text.normalize('NFC').replaceAll('’', "'").trim().toLowerCase();

/**
 * The programs in whose keywords, title, description, type or location `text` stands, in any
 * letter case; all of them where it is empty.
 */
export function searchPrograms<P extends Searched>(programs: readonly P[], text: string): P[] {
	const wanted = searchable(text);
	return programs.filter(({ keywords, title, shortDescription, type, location }) =>
		[...keywords, title, shortDescription, type, location].some((field) =>
			searchable(field).includes(wanted),
		),
	);
}

/** "Found 1 program for “law”" */
export const foundText = (count: number, text: string) =>
	`Found ${count} ${count === 1 ? 'program' : 'programs'} for “${text.trim()}”`;

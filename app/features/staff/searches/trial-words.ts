import type { AddedWord } from '#schema/internships/understanding/added-words.ts';
import type { SearchWordTrial } from '#schema/staff/search-words.ts';

/** "means the same as “lawyer”" */
export const meaningWords = ({ means }: AddedWord): string =>
	means === null ? 'says nothing' : `means the same as “${means}”`;

/** "2 open internships have it in their title." */
export const titledWords = ({ titled }: SearchWordTrial): string =>
	titled === 1
		? 'One open internship has it in its title.'
		: `${titled} open internships have it in their title.`;

/** How many of the judged searches would have other answers. */
export function changesWords({ judged, better, worse }: SearchWordTrial): string {
	const of = `Of ${judged} searches whose right answers we know,`;
	if (better.length + worse.length === 0) return `${of} all have the answers that they had.`;
	const verb = (count: number) => (count === 1 ? 'has' : 'have');
	return `${of} ${better.length} ${verb(better.length)} better answers and ${worse.length} ${verb(worse.length)} worse ones.`;
}

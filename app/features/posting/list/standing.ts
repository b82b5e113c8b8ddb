import { WITHOUT_ANSWER } from '#schema/applications/application-moves.ts';
import type { PostedInternship } from '#schema/employers/posting.ts';
import { hasPassed } from '#schema/london-day.ts';

type Standing = { isOpen: boolean; tone: 'good' | 'plain' | 'brand'; words: string };

/** Where an internship stands, in words for its employer. */
export function standingOf(
	{ status, deadline, hidden, paused_by, stop }: PostedInternship,
	today: string,
): Standing {
	if (stop)
		return {
			isOpen: false,
			tone: 'plain',
			words: stop.kind === 'paused' ? 'Paused by our staff' : 'Taken down by our staff',
		};
	if (status === 'closed') return { isOpen: false, tone: 'plain', words: 'Closed' };
	if (hasPassed(deadline, today))
		return { isOpen: false, tone: 'plain', words: 'Past its last day to apply' };
	if (status === 'paused')
		return {
			isOpen: false,
			tone: 'plain',
			words: paused_by === 'limit' ? 'Paused: it has as many as you can answer' : 'Paused',
		};
	if (hidden) return { isOpen: true, tone: 'plain', words: 'Hidden until you are verified' };
	return { isOpen: true, tone: 'good', words: 'Open' };
}

/** How many applicants have no answer: until then an internship cannot be closed. */
export const withoutAnswer = ({ applications }: Pick<PostedInternship, 'applications'>) =>
	WITHOUT_ANSWER.reduce((sum, status) => sum + (applications[status] ?? 0), 0);

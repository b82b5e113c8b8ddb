import { awaitsAnswer } from '#schema/applications/application-moves.ts';
import type { StudentApplication } from '#schema/applications/student-applications.ts';

/** The headings of the list with what is below each; only those with something. */
export function groupsOf(
	applications: StudentApplication[],
): { title: string; applications: StudentApplication[] }[] {
	const offers = applications.filter(({ status }) => status === 'offered');
	const waiting = applications.filter(
		({ status }) => awaitsAnswer(status) || status === 'interview',
	);
	const closed = applications.filter((one) => !offers.includes(one) && !waiting.includes(one));
	return [
		{ title: 'Yours to answer', applications: offers },
		{ title: 'Waiting for an answer', applications: waiting },
		{ title: 'Ended', applications: closed },
	].filter((group) => group.applications.length > 0);
}

import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { byNeed, type Need, needOf } from '#schema/applications/what-needs-me.ts';

const TITLES: Record<Need, string> = {
	interview: 'Yours to answer',
	offer: 'Yours to answer',
	late: 'Waiting for an answer',
	waiting: 'Waiting for an answer',
	ended: 'Ended',
};

/** The headings of the list with what is below each, what needs the student first; only those with something. */
export function groupsOf(
	applications: StudentApplication[],
	today: string,
): { title: string; applications: StudentApplication[] }[] {
	const groups = Map.groupBy(byNeed(applications, today), (one) => TITLES[needOf(one, today)]);
	return [...groups].map(([title, grouped]) => ({ title, applications: grouped }));
}

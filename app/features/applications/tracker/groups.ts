import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { byNeed, type Need, needOf } from '#schema/applications/what-needs-me.ts';

const TITLES: Record<Need, string> = {
	accepted: 'Accepted',
	interview: 'Yours to answer',
	offer: 'Yours to answer',
	arranged: 'Interviews',
	late: 'Waiting for an answer',
	waiting: 'Waiting for an answer',
	ended: 'Ended',
};

/** What the line above the list says of each, by how many there are. */
const COUNTS: Record<string, [one: string, many: string]> = {
	Accepted: ['is accepted', 'are accepted'],
	'Yours to answer': ['needs you', 'need you'],
	Interviews: ['is at “Interview”', 'are at “Interview”'],
	'Waiting for an answer': ['waits for an answer', 'wait for an answer'],
	Ended: ['has ended', 'have ended'],
};

type Group = { title: string; applications: StudentApplication[] };

/** The headings of the list with what is below each, what needs the student first; only those with something. */
export function groupsOf(applications: StudentApplication[], today: string): Group[] {
	const groups = new Map<string, StudentApplication[]>();
	for (const one of byNeed(applications, today)) {
		const title = TITLES[needOf(one, today)];
		groups.set(title, [...(groups.get(title) ?? []), one]);
	}
	return [...groups].map(([title, grouped]) => ({ title, applications: grouped }));
}

/** "2 need you, 1 waits for an answer." */
export function countsOf(groups: Group[]): string {
	const counts = groups.map(({ title, applications: { length } }) => {
		const [one, many] = COUNTS[title] ?? ['', ''];
		return `${length} ${length === 1 ? one : many}`;
	});
	return `${counts.join(', ')}.`;
}

import type { InternshipSummary } from '#schema/internships/internship.ts';
import { daysBetween } from '#schema/london-day.ts';

type Dated = Pick<InternshipSummary, 'deadline' | 'status' | 'title'>;
export type SavedGroup<One> = { title: string; items: One[] };

const WEEK = 7;

/** Which group it belongs to, by its place among them. */
function groupOf({ deadline, status }: Dated, today: string): number {
	if (status === 'closed') return 4;
	if (status === 'paused') return 3;
	if (deadline === null) return 2;
	return daysBetween(today, deadline) <= WEEK ? 0 : 1;
}

const titles = [
	'Closes within a week',
	'Closes in more than a week',
	'No closing date',
	'Paused',
	'Closed',
];

/** By deadline, in groups that are not empty; what is paused or has closed is last. @param today ISO date in Europe/London */
export function savedGroups<One extends Dated>(items: One[], today: string): SavedGroup<One>[] {
	const ordered = items.toSorted(
		(one, other) =>
			(one.deadline ?? '').localeCompare(other.deadline ?? '') ||
			one.title.localeCompare(other.title),
	);
	return titles
		.map((title, place) => ({
			title,
			items: ordered.filter((one) => groupOf(one, today) === place),
		}))
		.filter((group) => group.items.length > 0);
}

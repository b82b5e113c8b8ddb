import { APPLICATION_STATUSES, type ApplicationStatus } from './application-moves.ts';

/** How many applications an internship has in each status; without those that have none. */
export type StatusCounts = Partial<Record<ApplicationStatus, number>>;

/** The applications in all, and those of each status that has some, in the order of the statuses. */
export function countsOf(counts: StatusCounts) {
	const parts = APPLICATION_STATUSES.flatMap((status): [ApplicationStatus, number][] => {
		const count = counts[status] ?? 0;
		return count > 0 ? [[status, count]] : [];
	});
	return { total: parts.reduce((sum, [, count]) => sum + count, 0), parts };
}

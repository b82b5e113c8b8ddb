import { titleOf } from '#app/features/applications/tracker/naming.ts';
import type { ApplicationsPage } from '#schema/applications/student-applications.ts';
import { type Need, needOf } from '#schema/applications/what-needs-me.ts';

const ENDS: Partial<Record<Need, string>> = {
	accepted: 'You have accepted',
	offer: 'You have an offer for',
	interview: 'You are invited to an interview for',
	arranged: 'You are invited to an interview for',
};

/** What of a student’s applications somebody waits for: they are told that it ends with the account. */
export const endsWith = ({ items, today }: Pick<ApplicationsPage, 'items' | 'today'>): string[] =>
	items.flatMap((application) => {
		const what = ENDS[needOf(application, today)];
		return what
			? [`${what} “${titleOf(application)}”: that ends too, and we tell who waits for you.`]
			: [];
	});

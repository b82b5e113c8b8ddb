import type { CuratedInternship } from '#schema/internships/catalogue-contract.ts';
import type { Kind } from '#schema/internships/internship.ts';
import { internshipName } from '#schema/internships/internship-name.ts';
import { hourlyPayOf } from '#schema/internships/pay-periods.ts';
import { hasPassed } from '#schema/london-day.ts';
import { slugOf } from '#schema/normal-form.ts';
import { ownListings } from './own-listings.ts';

let lists: Map<Kind, CuratedInternship[]> | undefined;

/**
 * A list of the site’s own internships in the order of its file, those that are closed on that day at its end. It needs
 * no database: what its pages show changes with the day only.
 * @param today ISO date in Europe/London
 */
export function curated(kind: Kind, today: string): CuratedInternship[] {
	lists ??= Map.groupBy(ownListings().map(toCurated), (internship) => internship.kind);
	const all = (lists.get(kind) ?? []).map((internship) =>
		hasPassed(internship.deadline, today)
			? { ...internship, status: 'closed' as const }
			: internship,
	);
	const isOpen = ({ status }: CuratedInternship) => status === 'open';
	return [...all.filter(isOpen), ...all.filter((internship) => !isOpen(internship))];
}

const toCurated = ({
	entry,
	columns,
}: ReturnType<typeof ownListings>[number]): CuratedInternship => ({
	...columns,
	id: Number(entry.split('/')[1]),
	slug: slugOf(internshipName(columns)),
	source: 'site',
	status: 'open',
	hourly_pay: hourlyPayOf(columns),
	closed_at: null,
});

import { Initials } from '#app/features/applications/hosts/applicant-marks.tsx';
import { appliedFor, nameOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { around, BESIDE } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import {
	dueWords,
	lateBy,
	lateWords,
	waits,
} from '#app/features/applications/tracker/answer-words.ts';
import { cn } from '#app/lib/cn.ts';
import { Link } from '#app/ui/link.tsx';
import { Entries } from '#app/ui/page/part-boundary.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { Applicant, SomeApplicants } from '#schema/applications/applicants.ts';
import { hostLabelOf } from '#schema/applications/application-moves.ts';

/** Fewer names are beside an application where each has its internship below it. */
const MAX_WITH_TITLES = 6;

/**
 * Where there is room: those around the application that is open, in the order of the list that one comes from.
 * @param total how many are in that list
 */
export function ApplicantsBeside({
	id,
	some,
	total,
	filters,
}: {
	id: string;
	some: SomeApplicants;
	total: number;
	filters: ApplicantFilters;
}) {
	const { one } = useHost();
	const { items, today } = some;
	const place = items.findIndex((applicant) => applicant.id === id);
	const hasTitles = new Set(items.map(appliedFor)).size > 1;
	const rows = around(items, place, hasTitles ? MAX_WITH_TITLES : BESIDE);
	return (
		<nav aria-label="Applicants" className="sticky @5xl:top-24" data-no-print>
			<ul className="grid gap-1">
				<Entries>
					{rows.map((applicant) => (
						<li key={applicant.id}>
							<Link
								to={one(applicant.id, filters)}
								state={{ fromList: true }}
								aria-current={applicant.id === id ? 'page' : undefined}
								className={cn(
									'flex gap-2.5 rounded-card border p-2 hover:border-brand',
									applicant.id === id ? 'border-brand bg-card' : 'border-transparent',
								)}
							>
								<Initials of={applicant} />
								<span className="min-w-0">
									<b className="block leading-snug wrap-anywhere">{nameOf(applicant)}</b>{' '}
									{hasTitles && (
										<span className="block text-small leading-snug wrap-anywhere text-muted">
											{appliedFor(applicant)}
										</span>
									)}{' '}
									<Standing applicant={applicant} today={today} />
								</span>
							</Link>
						</li>
					))}
				</Entries>
			</ul>
			{total > rows.length && (
				<p className="mt-2 px-2 text-small text-muted">
					{rows.length} of {total} shown
				</p>
			)}
		</nav>
	);
}

/** How late the answer is, by when it is due, or where the application stands. */
function Standing({ applicant, today }: { applicant: Applicant; today: string }) {
	const late = lateBy(applicant, today);
	const words = () => {
		if (late > 0) return lateWords(late);
		if (!waits(applicant)) return hostLabelOf(applicant.status);
		return dueWords(applicant.answer_due_on, today);
	};
	return (
		<span className={cn('text-small', late > 0 ? 'font-semibold text-hot' : 'text-muted')}>
			{words()}
		</span>
	);
}

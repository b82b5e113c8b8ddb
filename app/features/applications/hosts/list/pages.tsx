import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';

/** The way to the pages before and after. */
export function Pages({
	page: { items, skipped, total, previous, next },
	filters,
}: {
	page: ApplicantsPage;
	filters: ApplicantFilters;
}) {
	const { list } = useHost();
	if (previous === null && next === null) return null;
	return (
		<nav aria-label="Pages" className="flex flex-wrap items-center gap-3" data-no-print>
			<span className="mr-auto text-muted even-figures">
				{skipped + 1} to {skipped + items.length} of {total}
			</span>
			{previous && (
				<ButtonLink
					to={list({ ...filters, after: null, before: previous })}
					rel="prev"
					look="secondary"
				>
					<ArrowLeft aria-hidden="true" className="size-4.5" />
					Previous page
				</ButtonLink>
			)}
			{next && (
				<ButtonLink
					to={list({ ...filters, after: next, before: null })}
					rel="next"
					look="secondary"
				>
					Next page
					<ArrowRight aria-hidden="true" className="size-4.5" />
				</ButtonLink>
			)}
		</nav>
	);
}

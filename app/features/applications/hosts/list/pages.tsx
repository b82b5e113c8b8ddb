import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { ApplicantFilters } from '#schema/applications/applicant-filters.ts';
import type { ApplicantsPage } from '#schema/applications/applicants.ts';

/** The way to the pages before and after. */
export function Pages({
	page: { page, pages },
	filters,
}: {
	page: ApplicantsPage;
	filters: ApplicantFilters;
}) {
	const { list } = useHost();
	if (pages === 1 && page === 1) return null;
	return (
		<nav aria-label="Pages" className="flex flex-wrap items-center gap-3" data-no-print>
			<span className="mr-auto text-muted even-figures">
				Page {page} of {pages}
			</span>
			{page > 1 && (
				<ButtonLink to={list({ ...filters, page: page - 1 })} rel="prev" look="secondary">
					<ArrowLeft aria-hidden="true" className="size-4.5" />
					Previous page
				</ButtonLink>
			)}
			{page < pages && (
				<ButtonLink to={list({ ...filters, page: page + 1 })} rel="next" look="secondary">
					Next page
					<ArrowRight aria-hidden="true" className="size-4.5" />
				</ButtonLink>
			)}
		</nav>
	);
}

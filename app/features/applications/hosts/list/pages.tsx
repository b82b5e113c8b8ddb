import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { Link } from '#app/ui/link.tsx';
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
	const look = 'link inline-flex min-h-11 items-center';
	return (
		<nav aria-label="Pages" className="flex flex-wrap items-center gap-x-6">
			{page > 1 && (
				<Link to={list({ ...filters, page: page - 1 })} className={look}>
					Previous page
				</Link>
			)}
			<span className="text-muted even-figures">
				Page {page} of {pages}
			</span>
			{page < pages && (
				<Link to={list({ ...filters, page: page + 1 })} className={look}>
					Next page
				</Link>
			)}
		</nav>
	);
}

import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { Link } from '#app/ui/link.tsx';
import { filtersToAdd } from './filters-to-add.ts';

/**
 * On a small screen, where the filters are a sheet: a row of links that each add one, moved sideways.
 */
export function AddFilters({ results }: { results: SearchPage }) {
	const filters = filtersToAdd(results);
	if (filters.length < 2) return null;
	return (
		<nav aria-label="Add a filter" className="mt-3 min-[60rem]:hidden" data-no-print>
			<ul className="side-scroll -mx-4 flex gap-2 px-4 py-1">
				{filters.map(({ label, count, path }) => (
					<li key={label}>
						<Link
							to={path}
							className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-card px-4 text-small whitespace-nowrap"
						>
							{`${label} `}
							<span className="text-muted even-figures">{count}</span>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

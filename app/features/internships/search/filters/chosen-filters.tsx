import { X } from 'lucide-react';
import type { SearchPage } from '#app/features/internships/search/search-page.ts';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { Link } from '#app/ui/link.tsx';
import type { Chip } from './chips.ts';
import { filtersToAdd } from './filters-to-add.ts';

/**
 * What is chosen, each a link to the search without it; on a phone one row, moved sideways.
 */
export function ChosenFilters({ chips }: { chips: Chip[] }) {
	if (chips.length === 0) return null;
	return (
		<div
			className="side-scroll -mx-4 mt-3 flex items-center gap-x-4 gap-y-2 px-4 py-1 sm:flex-wrap"
			data-no-print
		>
			<ul aria-label="Chosen filters" className="flex gap-2 sm:flex-wrap">
				{chips.map(({ label, without }) => (
					<li key={label}>
						<Link
							to={searchPath(without)}
							className="inline-flex min-h-11 items-center gap-2 rounded-full border border-brand bg-card px-4 text-small whitespace-nowrap text-brand hover:underline"
						>
							<span className="sr-only">Remove </span>
							{label}
							<X aria-hidden="true" className="size-4 shrink-0" />
						</Link>
					</li>
				))}
			</ul>
			<Link to="/internships" className="link py-2.5 whitespace-nowrap">
				Clear all
			</Link>
		</div>
	);
}

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

import { X } from 'lucide-react';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { Link } from '#app/ui/link.tsx';
import type { Chip } from './chips.ts';

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

import { X } from 'lucide-react';
import { searchPath } from '#app/features/internships/search/search-path.ts';
import { Link } from '#app/ui/link.tsx';
import type { Chip } from './chips.ts';

/** What is chosen, each a link to the search without it. @param onFollow called when one is followed by script */
export function ChosenFilters({ chips, onFollow }: { chips: Chip[]; onFollow: () => void }) {
	if (chips.length === 0) return null;
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2" data-no-print>
			<ul aria-label="Chosen filters" className="flex min-w-0 flex-wrap gap-2">
				{chips.map(({ label, without }) => (
					<li key={label} className="max-w-full">
						<Link
							to={searchPath(without)}
							onClick={onFollow}
							className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-brand bg-card px-4 text-small text-brand wrap-anywhere hover:underline"
						>
							<span className="sr-only">Remove </span>
							{label}
							<X aria-hidden="true" className="size-4 shrink-0" />
						</Link>
					</li>
				))}
			</ul>
			<Link to="/internships" onClick={onFollow} className="link py-2.5">
				Clear all
			</Link>
		</div>
	);
}

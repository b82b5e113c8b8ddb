import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

const ID = 'filters';

/** Opens the filters on a small screen, before any script has run too. @param count of those chosen */
export const FilterButton = ({ count }: { count: number }) => (
	<button
		type="button"
		popoverTarget={ID}
		className="inline-flex min-h-11 flex-1 items-center justify-center gap-2 rounded-control border border-control bg-card px-4 font-semibold whitespace-nowrap min-[60rem]:hidden"
	>
		<SlidersHorizontal aria-hidden="true" className="size-4.5" />
		Filters{count > 0 && ` · ${count}`}
	</button>
);

export const closeFilters = () => document.getElementById(ID)?.hidePopover();

/**
 * The filters: a column where there is room, else a sheet (styles/search.css).
 * @param form id of the form that the button sends
 * @param found how many internships there are, in words
 */
export const FilterSheet = ({
	form,
	found,
	children,
}: {
	form: string;
	found: string;
	children: ReactNode;
}) => (
	<div id={ID} popover="auto" className="filter-sheet" data-no-print>
		<div className="flex items-center gap-2 border-b border-line px-4 py-2 min-[60rem]:hidden">
			<p className="flex-1 text-[1.25rem] font-bold">Filters</p>
			<Link to="/internships" className="link py-2.5">
				Clear all
			</Link>
			<button
				type="button"
				popoverTarget={ID}
				popoverTargetAction="hide"
				aria-label="Close"
				className="-mr-2 grid size-11 place-items-center"
			>
				<X aria-hidden="true" className="size-5" />
			</button>
		</div>
		<div className="facets">{children}</div>
		<div className="flex items-center gap-4 border-line max-[60rem]:border-t max-[60rem]:p-3 min-[60rem]:pt-4">
			<p className="text-[0.95rem] even-figures min-[60rem]:hidden">{found}</p>
			<Button type="submit" form={form} size="large" className="flex-1">
				Show internships
			</Button>
		</div>
	</div>
);

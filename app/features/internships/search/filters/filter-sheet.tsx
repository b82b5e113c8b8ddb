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
		data-needs-script=""
		className="inline-flex min-h-11 shrink-0 grow items-center justify-center gap-2 rounded-control border border-control bg-card px-[min(1rem,4vw)] font-semibold whitespace-nowrap min-[60rem]:hidden"
	>
		<SlidersHorizontal aria-hidden="true" className="size-4.5" />
		<span data-part="filter-count">Filters{count > 0 && ` · ${count}`}</span>
	</button>
);

/**
 * The filters: a column where there is room, else a sheet (styles/search.css; `followSheet` in app/page/lists/search.ts).
 * @param form id of the form that the button sends
 * @param resultCount how many internships there are, in words
 */
export function FilterSheet({
	form,
	resultCount,
	children,
}: {
	form: string;
	resultCount: string;
	children: ReactNode;
}) {
	return (
		<div
			id={ID}
			popover="auto"
			className="filter-sheet border-transparent max-[60rem]:border-t"
			data-no-print
		>
			<div className="flex items-center gap-2 border-b border-line px-4 py-2 min-[60rem]:hidden">
				<p className="flex-1 text-part font-bold">Filters</p>
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
			<div className="send flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 max-[60rem]:border-t min-[60rem]:px-0">
				<p
					aria-live="polite"
					data-part="found"
					className="text-small even-figures min-[60rem]:hidden"
				>
					{resultCount}
				</p>
				<Button type="submit" form={form} size="large" className="flex-[1_1_12rem] px-2!">
					Show internships
				</Button>
			</div>
		</div>
	);
}

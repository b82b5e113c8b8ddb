import { SlidersHorizontal, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#app/lib/cn.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

const ID = 'filters';

const SHEET =
	'max-[60rem]:inset-[auto_0_0] max-[60rem]:h-[92dvh] max-[60rem]:max-h-none max-[60rem]:w-full max-[60rem]:max-w-none max-[60rem]:flex-col max-[60rem]:overflow-hidden max-[60rem]:rounded-t-[20px] max-[60rem]:border-t max-[60rem]:bg-card max-[60rem]:open:flex max-[60rem]:backdrop:bg-scrim';

/** It fades at its foot, so that what is cut there is seen to go on. */
const COLUMN =
	'min-[60rem]:sticky min-[60rem]:inset-[5rem_auto_auto] min-[60rem]:m-[0_0.5rem_0_-0.25rem] min-[60rem]:block min-[60rem]:size-auto min-[60rem]:max-h-[calc(100dvh-6rem)] min-[60rem]:self-start min-[60rem]:overflow-auto min-[60rem]:bg-transparent min-[60rem]:p-[0_0.5rem_1.5rem_0.25rem] min-[60rem]:[grid-area:filters] min-[60rem]:[mask:linear-gradient(#000_calc(100%-1.5rem),#0000)]';

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
 * The filters: a column where there is room, else a sheet (`followSheet` in app/page/lists/search.ts).
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
			className={cn('border-transparent text-ink', SHEET, COLUMN)}
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
			<div className="facets max-[60rem]:relative max-[60rem]:flex-1 max-[60rem]:overflow-auto max-[60rem]:overscroll-contain max-[60rem]:p-[0_1rem_1rem]">
				{children}
			</div>
			{/* Where there is room and scripts, results follow every choice. */}
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 max-[60rem]:border-t min-[60rem]:px-0 min-[60rem]:[@media(scripting:enabled)]:hidden">
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

import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
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
		Filters{count > 0 && ` · ${count}`}
	</button>
);

export const closeFilters = () => document.getElementById(ID)?.hidePopover();

/**
 * The filters: a column where there is room, else a sheet (styles/search.css).
 * @param form id of the form that the button sends
 * @param found how many internships there are, in words
 */
export function FilterSheet({
	form,
	found,
	children,
}: {
	form: string;
	found: string;
	children: ReactNode;
}) {
	const [isOpen, setOpen] = useState(false);
	const sheet = useCallback((element: HTMLDivElement) => followSheet(element, setOpen), []);
	return (
		<div
			ref={sheet}
			id={ID}
			popover="auto"
			{...(isOpen && { role: 'dialog', 'aria-label': 'Filters' })}
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
				<p aria-live="polite" className="text-small even-figures min-[60rem]:hidden">
					{found}
				</p>
				<Button type="submit" form={form} size="large" className="flex-[1_1_12rem] px-2!">
					Show internships
				</Button>
			</div>
		</div>
	);
}

/**
 * While it is a sheet, the page behind it is out of reach, and the focus is in the sheet. It opens without scripts too.
 * @returns what ends that
 */
function followSheet(element: HTMLDivElement, setOpen: (open: boolean) => void) {
	const own = new AbortController();
	const { signal } = own;
	let release = () => {};
	const hide = () => element.hidePopover();
	const follow = () => {
		release();
		const open = element.matches(':popover-open');
		if (open) {
			release = inertAround(element);
			element.querySelector('button')?.focus();
			matchMedia('(width >= 60rem)').addEventListener('change', hide, { signal });
		}
		setOpen(open);
	};
	follow();
	element.addEventListener('toggle', follow, { signal });
	// The browser then gives the focus back to the button, which has to be in reach.
	element.addEventListener('beforetoggle', () => release(), { signal });
	return () => {
		own.abort();
		release();
	};
}

/** Makes all that is beside an element or what it stands in inert. @returns what ends that */
function inertAround(element: HTMLElement): () => void {
	const made: HTMLElement[] = [];
	for (let one = element; one.parentElement && one !== document.body; one = one.parentElement)
		for (const sibling of one.parentElement.children) {
			if (sibling === one || !(sibling instanceof HTMLElement) || sibling.inert) continue;
			sibling.inert = true;
			made.push(sibling);
		}
	return () => {
		for (const sibling of made) sibling.inert = false;
	};
}

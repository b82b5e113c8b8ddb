import { type ReactNode, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { InSearch } from './in-search.tsx';

/**
 * A list that a filter narrows. The list itself is not rendered again: its container gets a class
 * such as `only-leeds`, which hides the cards with another `data-filter` (scripts/build/maps.ts
 * writes the rules); before hydration app/document/starter.ts does that, and marks the section, so that no
 * heading of the whole list stands above it. The number of visible cards is announced; after clearing, focus moves to the
 * heading, since the button has disappeared.
 * @param path of the page it stands on
 * @param chosen slug of a place (content/places.ts)
 */
export function FilteredList({
	id,
	path,
	heading,
	status,
	search,
	chosen,
	onClear,
	children,
}: {
	id: string;
	path: string;
	heading: string;
	status: string;
	/** The address under which the search finds the same. */
	search: string;
	chosen: string | null;
	onClear: () => void;
	children: ReactNode;
}) {
	const title = useRef<HTMLHeadingElement>(null);
	const clear = () => {
		onClear();
		title.current?.focus({ preventScroll: true });
	};
	return (
		<section id={id} className="page section pt-0">
			<div className="list-head mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<div>
					<h2 ref={title} tabIndex={-1} className="heading">
						{heading}
					</h2>
					<p role="status" className="mt-2 text-muted">
						{status}
					</p>
				</div>
				<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
					<InSearch to={search} />
					{chosen && (
						<ChoiceForm action={`${path}#${id}`} narrows={id} onChoose={clear}>
							<Button type="submit" look="secondary">
								Clear Filter - Show All Programs
							</Button>
						</ChoiceForm>
					)}
				</div>
			</div>
			<div data-list="" className={chosen ? `only-${chosen}` : undefined}>
				{children}
			</div>
		</section>
	);
}

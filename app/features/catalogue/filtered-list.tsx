import { type ReactNode, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

/**
 * A list that a choice narrows. The list stays as it is: `chosen` becomes the attribute `data-show`
 * of the box around it, and `className` hides the cards whose `data-filter` is another one. The
 * number left is said aloud; after clearing, focus goes to the heading, since the button is gone.
 *
 * @param className holds a class for each choice, written out so that Tailwind finds it
 */
export function FilteredList({
	id,
	heading,
	status,
	chosen,
	onClear,
	className,
	children,
}: {
	id: string;
	heading: string;
	status: string;
	chosen: string | null;
	onClear: () => void;
	className: string;
	children: ReactNode;
}) {
	const title = useRef<HTMLHeadingElement>(null);
	const clear = () => {
		onClear();
		title.current?.focus({ preventScroll: true });
	};
	return (
		<section id={id} className="page section pt-0">
			<div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<div>
					<h2 ref={title} tabIndex={-1} className="heading">
						{heading}
					</h2>
					<p role="status" className="mt-2 text-muted">
						{status}
					</p>
				</div>
				{chosen && (
					<Button look="secondary" onClick={clear}>
						Clear Filter - Show All Programs
					</Button>
				)}
			</div>
			<div data-show={chosen ?? undefined} className={className}>
				{children}
			</div>
		</section>
	);
}

import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Questions that open one at a time, by the browser alone: `details` of one `group` close each
 * other, also across several accordions of a page.
 */
export function Accordion<Item extends { question: string; answer: string }>({
	group,
	items,
	itemAttributes,
	render = (answer) => answer,
}: {
	group: string;
	items: readonly Item[];
	/** Attributes of an item that a search of the page may hide. */
	itemAttributes?: (item: Item) => ComponentProps<'details'>;
	/** Renders the links of an answer; without it an answer is plain text. */
	render?: (answer: string) => ReactNode;
}) {
	return (
		<div className="ruled rounded-card border border-line bg-card">
			{items.map((item) => (
				<details
					key={item.question}
					name={group}
					className="group px-5"
					{...itemAttributes?.(item)}
				>
					<summary className="flex list-none wrap-break-word items-center justify-between gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden">
						<span className="min-w-0">{item.question}</span>
						<Plus
							aria-hidden="true"
							data-no-print
							className="size-5 shrink-0 text-brand [transition:rotate_150ms] group-open:rotate-45"
						/>
					</summary>
					<p className="max-w-prose pb-5 text-muted">{render(item.answer)}</p>
				</details>
			))}
		</div>
	);
}

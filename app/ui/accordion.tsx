import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/**
 * Questions that open one at a time, by the browser alone: `details` of one `group` close each
 * other, also across several accordions of a page.
 */
export function Accordion({
	group,
	items,
	render = (answer) => answer,
}: {
	group: string;
	items: readonly { question: string; answer: string }[];
	/** Renders the links of an answer; without it an answer is plain text. */
	render?: (answer: string) => ReactNode;
}) {
	return (
		<div className="ruled rounded-card border border-line bg-card">
			{items.map(({ question, answer }) => (
				<details key={question} name={group} className="group px-5">
					<summary className="flex list-none wrap-break-word items-center justify-between gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden">
						<span className="min-w-0">{question}</span>
						<Plus
							aria-hidden="true"
							data-no-print
							className="size-5 shrink-0 text-brand [transition:rotate_150ms] group-open:rotate-45"
						/>
					</summary>
					<p className="max-w-prose pb-5 text-muted">{render(answer)}</p>
				</details>
			))}
		</div>
	);
}

import { popularTopics } from '#content/pages/faqs.ts';

/** Frequent search words; a click on one puts it into the search box. */
export function PopularTopics({ onChoose }: { onChoose: (topic: string) => void }) {
	return (
		<div className="flex w-full flex-wrap items-center gap-2 noscript:hidden" data-no-print>
			<p id="popular-topics" className="mr-1 text-small text-muted">
				Popular topics
			</p>
			<ul aria-labelledby="popular-topics" className="flex flex-wrap gap-2">
				{popularTopics.map((topic) => (
					<li key={topic}>
						<button
							type="button"
							data-needs-script=""
							onClick={() => onChoose(topic)}
							className="min-h-11 rounded-full border border-line bg-card px-3.5 text-small [transition:border-color_150ms] hover:border-brand hover:text-brand"
						>
							{topic}
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}

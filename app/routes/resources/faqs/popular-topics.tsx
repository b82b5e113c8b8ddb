import { SetsSearch } from '#app/features/catalogue/live-search.tsx';
import { popularTopics } from '#content/pages/faqs.ts';

/** Frequent search words; a press on one puts it into the search box. */
export const PopularTopics = ({ path }: { path: string }) => (
	<div className="w-full" data-no-print>
		<SetsSearch path={path} className="flex flex-wrap items-center gap-2">
			<p id="popular-topics" className="text-small text-muted">
				Popular topics
			</p>
			<ul aria-labelledby="popular-topics" className="flex flex-wrap gap-2">
				{popularTopics.map((topic) => (
					<li key={topic}>
						<button
							type="submit"
							name="search"
							value={topic}
							className="min-h-11 rounded-full border border-line bg-card px-3.5 text-small [transition:border-color_150ms] hover:border-brand hover:text-brand"
						>
							{topic}
						</button>
					</li>
				))}
			</ul>
		</SetsSearch>
	</div>
);

import { ArticleCard } from '#app/features/guides/article-card.tsx';
import { NextSteps } from '#app/features/guides/guide-page.tsx';
import tea from '#app/generated/scenes/tea.svg?url';
import { pageMeta } from '#app/lib/page-meta.ts';
import { PageHeader, SeaPanel } from '#app/ui/page/page-header.tsx';
import { articles } from '#content/guides/blog.ts';

const description =
	'Short articles for interns: how to read a stipend, what a motivation statement answers, choosing a city, working across time zones and the first week.';

export const meta = () =>
	pageMeta({ title: 'Blog', description, path: '/resources/blog', image: 'guides' });

export default function Blog() {
	return (
		<>
			<PageHeader
				eyebrow="Resources"
				title="Blog"
				intro="One question per article. Each takes about four minutes to read."
				aside={<SeaPanel picture={tea} scene />}
			/>
			<ul className="page grid gap-3 pb-14 md:gap-5 lg:grid-cols-2">
				{articles.map((article) => (
					<li key={article.slug} className="flex lg:first:col-span-2">
						<ArticleCard article={article} level="h2" />
					</li>
				))}
			</ul>
			<NextSteps
				title="From reading to applying"
				text="Look at the programs and compare their pay, hours and start dates. Applying is free."
			/>
		</>
	);
}

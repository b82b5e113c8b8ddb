import { Link } from '#app/ui/link.tsx';
import type { ArticleSummary } from '#content/guides/blog.ts';
import { longDate } from '#schema/london-day.ts';

/** An article in short; the whole card leads to it. */
export function ArticleCard({
	article: { slug, title, summary, published, minutes, author },
	level: Heading,
}: {
	article: ArticleSummary;
	level: 'h2' | 'h3';
}) {
	return (
		<article className="relative flex w-full flex-col gap-2.5 rounded-card border border-line bg-card p-5.5 hover:border-brand">
			<Heading className="text-part">
				<Link
					to={`/resources/blog/${slug}`}
					className="after:absolute after:inset-0 hover:text-brand"
				>
					{title}
				</Link>
			</Heading>
			<p>{summary}</p>
			<p className="mt-auto pt-1 text-small text-muted">
				{author},{' '}
				<span className="inline-block">
					<time dateTime={published}>{longDate(published)}</time>, {`${minutes}\u00a0min`}
				</span>
			</p>
		</article>
	);
}

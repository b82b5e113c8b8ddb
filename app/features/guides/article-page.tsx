import { pageMeta } from '#app/lib/page-meta.ts';
import { breadcrumbs } from '#app/lib/structured-data.ts';
import { BackLink } from '#app/ui/back-link.tsx';
import { PageSection } from '#app/ui/page/page-header.tsx';
import type { ArticleSummary } from '#content/guides/blog.ts';
import type { Section } from '#content/types.ts';
import { longDate } from '#schema/london-day.ts';
import { ArticleCard } from './article-card.tsx';
import { NextSteps } from './guide-page.tsx';
import { Sections } from './sections.tsx';

const pathOf = (slug: string) => `/resources/blog/${slug}`;

export const articleMeta = ({ slug, title, shortTitle = title, summary }: ArticleSummary) =>
	pageMeta({
		title: shortTitle,
		description: summary,
		path: pathOf(slug),
		image: `blog-${slug}`,
		data: [breadcrumbs(['/resources/blog', 'Blog'], [pathOf(slug), title])],
	});

/** An article of the blog, with two others after it. */
export function ArticlePage({
	article,
	body,
	all,
}: {
	article: ArticleSummary;
	body: Section[];
	all: ArticleSummary[];
}) {
	const { title, summary, published, minutes, author } = article;
	return (
		<>
			<article>
				<header className="page pt-8 pb-8 md:pb-10">
					<BackLink to="/resources/blog">All articles</BackLink>
					<h1 className="title mt-4 max-w-[22ch]">{title}</h1>
					<p className="intro mt-4">{summary}</p>
					<p className="mt-5 text-small text-muted">
						{author},{' '}
						<span className="inline-block">
							<time dateTime={published}>{longDate(published)}</time>. {`${minutes} minutes`} to
							read.
						</span>
					</p>
				</header>
				<Sections sections={body} />
			</article>
			<div data-no-print>
				<PageSection title="More from the blog" className="pt-0!">
					<ul className="grid gap-3 md:grid-cols-2 md:gap-5">
						{othersAfter(article, all).map((other) => (
							<li key={other.slug} className="flex">
								<ArticleCard article={other} level="h3" />
							</li>
						))}
					</ul>
				</PageSection>
			</div>
			<NextSteps />
		</>
	);
}

/** The next two of the list, which begins again at its end. */
function othersAfter({ slug }: ArticleSummary, all: ArticleSummary[]) {
	const place = all.findIndex((other) => other.slug === slug);
	return [...all.slice(place + 1), ...all.slice(0, place)].slice(0, 2);
}

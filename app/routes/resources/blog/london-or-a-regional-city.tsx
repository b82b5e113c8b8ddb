import { ArticlePage, articleMeta } from '#app/features/guides/article-page.tsx';
import { body } from '#content/guides/blog/london-or-a-regional-city.ts';
import { articles, londonOrARegionalCity } from '#content/guides/blog.ts';

export const meta = () => articleMeta(londonOrARegionalCity);

export default function LondonOrARegionalCity() {
	return <ArticlePage article={londonOrARegionalCity} body={body} all={articles} />;
}

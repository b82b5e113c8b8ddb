import { ArticlePage, articleMeta } from '#app/features/guides/article-page.tsx';
import { body } from '#content/guides/blog/first-week-in-a-uk-office.ts';
import { articles, firstWeekInAUkOffice } from '#content/guides/blog.ts';

export const meta = () => articleMeta(firstWeekInAUkOffice);

export default function FirstWeekInAUkOffice() {
	return <ArticlePage article={firstWeekInAUkOffice} body={body} all={articles} />;
}

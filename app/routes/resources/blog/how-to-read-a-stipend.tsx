import { ArticlePage, articleMeta } from '#app/features/guides/article-page.tsx';
import { body } from '#content/guides/blog/how-to-read-a-stipend.ts';
import { articles, howToReadAStipend } from '#content/guides/blog.ts';

export const meta = () => articleMeta(howToReadAStipend);

export default function HowToReadAStipend() {
	return <ArticlePage article={howToReadAStipend} body={body} all={articles} />;
}

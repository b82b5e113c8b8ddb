import { ArticlePage, articleMeta } from '#app/features/guides/article-page.tsx';
import { body } from '#content/guides/blog/motivation-three-questions.ts';
import { articles, motivationThreeQuestions } from '#content/guides/blog.ts';

export const meta = () => articleMeta(motivationThreeQuestions);

export default function MotivationThreeQuestions() {
	return <ArticlePage article={motivationThreeQuestions} body={body} all={articles} />;
}

import { filterByText, searchAttributes } from '#app/features/catalogue/text-filter.ts';
import { plainText } from '#app/features/guides/parse-rich-text.ts';
import type { Question, QuestionCategory } from '#content/types.ts';

const texts = ({ question, answer }: Question) => [question, plainText(answer)];

/** Attributes of a question that shows while a search finds it. */
export const questionAttributes = (question: Question, text: string) =>
	searchAttributes(texts(question), text);

/**
 * The quick answers and categories with the questions that contain `text`, without empty
 * categories.
 */
export function findQuestions(
	all: { quick: readonly Question[]; categories: readonly QuestionCategory[] },
	text: string,
) {
	const quick = filterByText(all.quick, text, texts);
	const categories = all.categories
		.map((category) => ({
			...category,
			questions: filterByText(category.questions, text, texts),
		}))
		.filter(({ questions }) => questions.length > 0);
	const count = categories.reduce((sum, { questions }) => sum + questions.length, quick.length);
	return { quick, categories, count };
}

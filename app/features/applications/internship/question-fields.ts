import { plainOf } from '#app/ui/forms/typed.ts';
import type { QuestionAnswer } from '#schema/applications/question-answers.ts';
import { workLimits } from '#schema/limits.ts';

const BEFORE = 'question: ';

/** The field of a question is named by its words: what was typed stays with it when the employer changes the others. */
export const nameOfQuestion = (question: string): string => BEFORE + question;

/** The error of each answer that is blank, by field. */
export const askedQuestions = (questions: readonly string[]): Record<string, string> =>
	Object.fromEntries(
		questions.map((question) => [nameOfQuestion(question), 'Answer the employer’s question']),
	);

/** How long each answer may be, by field. */
export const questionLengths = (questions: readonly string[]): Record<string, number> =>
	Object.fromEntries(
		questions.map((question) => [nameOfQuestion(question), workLimits.questionAnswer]),
	);

/** What a form answers, in the order of the questions; "" where nothing is typed. */
export const questionAnswersIn = (
	values: FormData,
	questions: readonly string[],
): QuestionAnswer[] =>
	questions.map((question) => ({ question, answer: plainOf(values, nameOfQuestion(question)) }));

/** The answers among what was typed, to whatever questions were asked then. @param typed by the names of the fields */
export const typedQuestionAnswers = (
	typed: Iterable<[string, FormDataEntryValue]>,
): QuestionAnswer[] =>
	[...typed]
		.map(([name, value]) => ({ name, answer: String(value) }))
		.filter(({ name, answer }) => name.startsWith(BEFORE) && answer.trim() !== '')
		.map(({ name, answer }) => ({ question: name.slice(BEFORE.length), answer }));

import * as v from 'valibot';
import { workLimits } from '#schema/limits.ts';
import { requiredLine, requiredText } from '#schema/text.ts';

const questionAnswer = v.strictObject({
	question: requiredLine(workLimits.question),
	answer: requiredText(workLimits.questionAnswer),
});
/** A question of an employer as it was asked, with what the student has answered. */
export type QuestionAnswer = v.InferOutput<typeof questionAnswer>;

/** In the order of the questions; empty where the employer has asked nothing. */
export const questionAnswers = v.pipe(v.array(questionAnswer), v.maxLength(workLimits.questions));

/** Whether all that is asked is answered, and nothing else. */
export const answersAll = (
	questions: readonly string[],
	answers: readonly QuestionAnswer[],
): boolean =>
	questions.length === answers.length &&
	answers.every(({ question }, place) => question === questions[place]);

/** As one text, for a cell of a file: each answer below its question; "" where there are none. */
export const questionAnswersText = (answers: readonly QuestionAnswer[]): string =>
	answers.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');

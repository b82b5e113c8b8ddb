import * as v from 'valibot';
import { expect, it } from 'vitest';
import { answersAll, questionAnswers, questionAnswersText } from './question-answers.ts';

const dock = { question: 'Which dock would suit you?', answer: 'The one in Leeds.' };
const boat = { question: 'What have you repaired?', answer: 'A bicycle.\nA radio.' };

it.each([
	['none', [], true],
	['two', [dock, boat], true],
	['an answer of 1,000 characters', [{ ...dock, answer: 'x'.repeat(1_000) }], true],
	['one of 1,001', [{ ...dock, answer: 'x'.repeat(1_001) }], false],
	['a question of 201', [{ ...dock, question: 'x'.repeat(201) }], false],
	['a question of two lines', [{ ...dock, question: 'Which\ndock?' }], false],
	['a blank answer', [{ ...dock, answer: ' \n' }], false],
	['a question alone', [{ question: 'Why?' }], false],
	['something else besides', [{ ...dock, seen: true }], false],
	['four', [dock, dock, dock, dock], false],
])('%s: %o can be sent: %s', (_, answers, isValid) => {
	expect(v.is(questionAnswers, answers)).toBe(isValid);
});

it.each([
	[[], [], true],
	[[dock.question, boat.question], [dock, boat], true],
	[[boat.question, dock.question], [dock, boat], false],
	[[dock.question], [dock, boat], false],
	[[dock.question, boat.question], [dock], false],
	[['Which dock would suit you best?'], [dock], false],
])('of the questions %j, %j answers all and nothing else: %s', (questions, answers, isAll) => {
	expect(answersAll(questions, answers)).toBe(isAll);
});

it('has each answer below its question in a file', () => {
	expect(questionAnswersText([dock, boat])).toBe(
		'Which dock would suit you?\nThe one in Leeds.\n\nWhat have you repaired?\nA bicycle.\nA radio.',
	);
	expect(questionAnswersText([])).toBe('');
});

import { expect, it } from 'vitest';
import {
	askedQuestions,
	nameOfQuestion,
	questionAnswersIn,
	typedQuestionAnswers,
} from './question-fields.ts';

const [dock, boat] = ['Which dock would suit you?', 'What have you repaired?'] as const;

function formOf(typed: Record<string, string>) {
	const form = new FormData();
	for (const [name, text] of Object.entries(typed)) form.set(name, text);
	return form;
}

it('reads the answers in the order of the questions, whatever the order of the fields', () => {
	const form = formOf({ [nameOfQuestion(boat)]: ' A radio.\r\n', motivation: 'Looms' });
	expect(questionAnswersIn(form, [dock, boat])).toEqual([
		{ question: dock, answer: '' },
		{ question: boat, answer: 'A radio.' },
	]);
	expect(questionAnswersIn(form, [])).toEqual([]);
});

it('finds what was answered before, also to what is no longer asked', () => {
	const typed = formOf({
		motivation: 'Looms',
		[nameOfQuestion(dock)]: 'Leeds',
		[nameOfQuestion(boat)]: ' ',
	});
	expect(typedQuestionAnswers(typed)).toEqual([{ question: dock, answer: 'Leeds' }]);
});

it('asks for each answer', () => {
	expect(askedQuestions([dock])).toEqual({
		'question: Which dock would suit you?': 'Answer the employer’s question',
	});
});

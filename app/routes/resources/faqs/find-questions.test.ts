import { expect, it } from 'vitest';
import { faqCategories, popularTopics, quickAnswers } from '#content/pages/faqs.ts';
import { findQuestions } from './find-questions.ts';

const all = {
	quick: [{ question: 'Is it free?', answer: 'Yes.' }],
	categories: [
		{ title: 'One', slug: 'one', questions: [{ question: 'Visa?', answer: 'It depends.' }] },
		{
			title: 'Two',
			slug: 'two',
			questions: [{ question: 'Pay?', answer: 'Monthly, free of fees.' }],
		},
	],
};

it('searches all questions and answers and drops empty categories', () => {
	const { quick, categories, count } = findQuestions(all, 'FREE');
	expect(quick).toEqual(all.quick);
	expect(categories.map(({ slug }) => slug)).toEqual(['two']);
	expect(count).toBe(2);
});

it('searches the text of a link and not its address', () => {
	const answer = 'See [the official page](https://www.gov.uk/student-visa).';
	const linked = { quick: [{ question: 'Hours?', answer }], categories: [] };
	expect(findQuestions(linked, 'official').count).toBe(1);
	expect(findQuestions(linked, 'https').count).toBe(0);
});

it('returns everything for empty text and nothing without a match', () => {
	expect(findQuestions(all, ' ')).toEqual({ ...all, count: 3 });
	expect(findQuestions(all, 'zebra')).toEqual({ quick: [], categories: [], count: 0 });
});

it.each(popularTopics)('finds something for the popular topic %s', (topic) => {
	const real = { quick: quickAnswers, categories: faqCategories };
	expect(findQuestions(real, topic).count).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import { MOST_ABOUT_ONE, whyNotAsk, whyNotAskWords } from './listing-questions.ts';

const facts = {
	is_student: true,
	is_asked: true,
	has_applied: false,
	waits: false,
	asked: 0,
	asked_today: 0,
	reporters: 0,
};

it('a student asks about an internship until the question waits, or a bound is reached', () => {
	expect(whyNotAsk(facts)).toBeNull();
	expect(
		whyNotAsk({ ...facts, asked: MOST_ABOUT_ONE - 1, asked_today: 19, reporters: 1 }),
	).toBeNull();
	expect(whyNotAsk({ ...facts, waits: true })).toBe('waits');
	expect(whyNotAsk({ ...facts, asked: MOST_ABOUT_ONE })).toBe('full');
	expect(whyNotAsk({ ...facts, asked_today: 20 })).toBe('today');
	expect(whyNotAsk({ ...facts, reporters: 2 })).toBe('reported');
});

it('says first what no waiting changes: who asks, and of whom', () => {
	const all = {
		...facts,
		has_applied: true,
		waits: true,
		asked: 20,
		asked_today: 20,
		reporters: 2,
	};
	expect(whyNotAsk({ ...all, is_student: false, is_asked: false })).toBe('not-student');
	expect(whyNotAsk({ ...all, is_asked: false })).toBe('office');
	expect(whyNotAsk(all)).toBe('applied');
	expect(whyNotAskWords('applied')).toBe(
		'You have applied for it. Ask on the page of your application.',
	);
});

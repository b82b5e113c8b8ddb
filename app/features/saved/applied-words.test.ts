import { expect, it } from 'vitest';
import { appliedWords } from './applied-words.ts';

const applied = {
	slug: 'loom-intern',
	id: '11111111-1111-4111-8111-111111111111',
	title: 'Loom Intern',
	company: 'Tidewell Systems',
	city: 'Leeds',
	status: 'submitted' as const,
	applied_on: '2026-11-12',
	answer_due_on: '2026-11-27',
	status_on: '2026-11-20',
};

it('says when somebody applied and by when an answer comes, and the status once there is one', () => {
	const on = 'You applied on 12 November';
	expect(appliedWords(applied, '2026-11-22')).toEqual([on, 'You will hear by 27 November', '']);
	expect(appliedWords({ ...applied, status: 'in-review' }, '2026-11-28')).toEqual([
		on,
		'Answer is late',
		'text-hot',
	]);
	expect(appliedWords({ ...applied, status: 'offered' }, '2026-11-28')).toEqual([
		on,
		'Offer',
		'text-good',
	]);
});

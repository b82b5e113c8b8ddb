import { expect, it } from 'vitest';
import { applied } from '#test/rows/applied-internship.ts';
import { appliedWords } from './applied-words.ts';

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
	const unanswered = { ...applied, status: 'unanswered' } as const;
	expect(appliedWords(unanswered, '2026-12-28')).toEqual([on, 'No answer from the employer', '']);
	expect(appliedWords({ ...unanswered, source: 'site' }, '2026-12-28')).toEqual([
		on,
		'No answer from us',
		'',
	]);
});

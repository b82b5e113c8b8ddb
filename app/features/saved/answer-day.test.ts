import { expect, it } from 'vitest';
import { APPLICATION_STATUSES } from '#schema/applications/application-moves.ts';
import { applied } from '#test/rows/applied-internship.ts';
import { answerDay, goesNoFurther } from './answer-day.ts';

const dayOf = (status: (typeof APPLICATION_STATUSES)[number], today: string) =>
	answerDay({ ...applied, status }, today);

it('promises an answer until there is one, and says when it was promised once it is late', () => {
	expect(dayOf('in-review', '2026-11-27')).toEqual(['2026-11-27', 'An answer by then']);
	expect(dayOf('in-review', '2026-11-28')).toEqual([
		'2026-11-27',
		'An answer was promised by then',
	]);
	expect(dayOf('unanswered', '2026-12-20')).toEqual(['2026-11-27', 'No answer came by then']);
});

it('says when the answer came, and what it was', () => {
	expect(dayOf('offered', '2026-11-22')).toEqual(['2026-11-20', 'An offer of the internship']);
	const answered = ['interview', 'offered', 'accepted', 'declined', 'rejected'] as const;
	expect(answered.map((status) => dayOf(status, '2026-11-22')[0])).toEqual(
		answered.map(() => '2026-11-20'),
	);
});

it('knows for whom the work is not', () => {
	const ended = APPLICATION_STATUSES.filter((status) => goesNoFurther({ ...applied, status }));
	expect(ended).toEqual(['declined', 'rejected']);
});

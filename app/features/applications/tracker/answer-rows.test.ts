import { expect, it } from 'vitest';
import type { StudentApplication } from '#schema/applications/student-applications.ts';
import { answerRows, rangeOf } from './answer-rows.ts';

const TODAY = '2026-11-21';
const application = (
	program_name: string,
	status: StudentApplication['status'],
	sent: string,
	answer_due_on: string,
	answeredOn?: string,
): StudentApplication => ({
	id: program_name,
	created_at: `${sent}T23:30:00Z`,
	program_type: 'remote',
	program_name,
	status,
	answer_due_on,
	internship: null,
	standing: null,
	offer_until: null,
	interview: null,
	offer: null,
	doubts: [],
	unread: 0,
	undo_seconds: 0,
	events: answeredOn
		? [
				{
					id: 'e1',
					at: `${answeredOn}T09:00:00Z`,
					mover: 'staff',
					from_status: 'submitted',
					to_status: status,
					reasons: [],
					message: null,
				},
			]
		: [],
});

const all = [
	application('Invited', 'interview', '2026-11-09', '2026-11-24', '2026-11-16'),
	application('Waiting', 'in-review', '2026-11-12', '2026-11-27'),
	application('Late', 'submitted', '2026-11-03', '2026-11-18'),
	application('Today', 'submitted', '2026-11-06', TODAY),
	application('Refused', 'rejected', '2026-11-01', '2026-11-16', '2026-11-09'),
];

it('shows who waits, late ones first, and who has an answer', () => {
	const rows = answerRows(all, TODAY);
	expect(rows.map(({ title, words, late }) => [title, words, late])).toEqual([
		['Late', '3 days late', true],
		['Today', 'today', false],
		['Waiting', 'in 6 days', false],
		['Invited', 'interview', false],
	]);
	expect(rows.at(-1)).toMatchObject({ sent: '2026-11-09', answeredOn: '2026-11-16' });
});

it('is drawn between the first and the last day, today among them', () => {
	expect(rangeOf(answerRows(all, TODAY), TODAY)).toEqual({ from: '2026-11-03', to: '2026-11-27' });
	expect(rangeOf([], TODAY)).toEqual({ from: TODAY, to: TODAY });
});

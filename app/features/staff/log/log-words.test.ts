import { expect, test } from 'vitest';
import type { StaffLogLine } from '#schema/staff/staff.ts';
import { detailWords, stepsCalled, stepWords, subjectPath } from './log-words.ts';

const line = (given: Partial<StaffLogLine>): StaffLogLine => ({
	number: 1,
	at: '2026-11-22T10:00:00Z',
	staff_email: 'mo@staff.example',
	action: 'verify',
	subject: 'employer',
	subject_id: null,
	name: null,
	detail: null,
	...given,
});
const id = '11111111-1111-4111-8111-111111111111';

test('a step is named in words, also one that is new', () => {
	expect(stepWords(line({}))).toBe('Company verified');
	expect(stepWords(line({ action: 'weigh-up', subject: 'draft' }))).toBe('weigh up draft');
});

test.each([
	[{ subject: 'application', detail: 'submitted to rejected' }, 'From “Sent” to “Not this time”'],
	[{ subject: 'application', detail: 'given on request' }, 'given on request'],
	[
		{ name: 'Tidewell', detail: 'Tidewell\ncompany-number, mail-domain\n01234567' },
		'Checked: Company number, Email domain\n01234567',
	],
	[
		{ action: 'accept-changes', name: 'Tidewell', detail: 'Tidewell\ncontact_person, phone' },
		'Contact person, Phone',
	],
	[{ name: null, detail: 'Tidewell\nNo website.' }, 'Tidewell\nNo website.'],
	[{ subject: 'report', name: 'Loom Intern', detail: 'loom-intern\nCorrected.' }, 'Corrected.'],
	[{ subject: 'draft', name: 'Loom Intern', detail: 'Loom Intern' }, ''],
	[
		{
			subject: 'internship',
			name: 'Loom Intern, Tidewell',
			detail: 'Loom Intern\nIt asks for money.',
		},
		'It asks for money.',
	],
	[{ subject: 'account', detail: 'ann@' }, 'ann@'],
	[{}, ''],
])('%j: %s', (given, words) => {
	expect(detailWords(line(given))).toBe(words);
});

test.each([
	[{ subject: 'application', name: 'Ann' }, `/staff/applications/${id}`],
	[{ subject: 'draft', name: 'Loom Intern' }, `/staff/drafts/${id}`],
	[{ name: 'Loom & Sons' }, `/staff/employers/${id}`],
	[
		{ subject: 'report', name: 'Loom Intern', detail: 'loom-intern\nDone' },
		'/staff/reports?show=done&q=loom-intern',
	],
	[{ subject: 'account', name: 'ann@example.org' }, null],
	[{ subject: 'draft', name: null }, null],
])('%j is shown at %s', (given, path) => {
	expect(subjectPath(line({ subject_id: id, ...given }))).toBe(path);
});

test('steps are found by a part of their words', () => {
	expect(stepsCalled(' resolved ')).toEqual(['resolve report']);
	expect(stepsCalled('taken back').length).toBeGreaterThan(3);
	expect(stepsCalled('nothing like it')).toEqual([]);
});

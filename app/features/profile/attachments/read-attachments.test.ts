import { expect, it } from 'vitest';
import { emptyProfile } from '#schema/students/student-profile.ts';
import type { WholeProfile } from '#schema/students/whole-profile.ts';
import { readAttachments } from './read-attachments.ts';

const seen = '2026-11-22T09:00:00.123456+00:00';
const loaded: WholeProfile = {
	profile: emptyProfile,
	versions: {},
	updated_at: seen,
	cv: { name: 'mine.pdf', bytes: 1, has_text: true, updated_at: '2026-11-01T09:00:00+00:00' },
	missing: [],
};
const chosen = (fields: Record<string, string>, profile = loaded) => {
	const values = new FormData();
	for (const [name, value] of Object.entries(fields)) values.set(name, value);
	return readAttachments(values, profile);
};

it.each([
	[{}, { profile: null, cv: null }],
	[
		{ profile: 'yes', cv: 'none' },
		{ profile: { seen, show_permission: false }, cv: null },
	],
	[
		{ profile: 'yes', permission: 'yes', cv: 'own' },
		{
			profile: { seen, show_permission: true },
			cv: { kind: 'own', seen: loaded.cv?.updated_at },
		},
	],
	[
		{ permission: 'yes', cv: 'made' },
		{ profile: null, cv: { kind: 'made', seen, leave_out: false } },
	],
])('the fields %j send %j', (fields, sent) => {
	expect(chosen(fields)).toEqual(sent);
});

it('sends nothing that is not there', () => {
	const none = { ...loaded, updated_at: null, cv: null };
	for (const cv of ['own', 'made'])
		expect(chosen({ profile: 'yes', cv }, none)).toEqual({ profile: null, cv: null });
});

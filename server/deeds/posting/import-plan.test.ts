import { expect, test } from 'vitest';
import { FIELD_NAMES, type FieldName } from '#schema/internships/fields.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { digestOf, sha256 } from './import-plan.ts';

/** Optional fields that came after the first imports. */
const LATER: readonly FieldName[] = [
	'typical_day',
	'team',
	'least_hours',
	'hours_pattern',
	'selection',
	'questions',
];

test('a line that was imported before hours could vary, or a day was told, is known again', () => {
	const content = draftFor('2026-11-22');
	const before = FIELD_NAMES.filter((name) => !LATER.includes(name));
	expect(digestOf('loom', content)).toBe(sha256(['loom', ...before.map((name) => content[name])]));
	const varying = { ...content, least_hours: 16, hours_pattern: 'Mornings' };
	expect(digestOf('loom', varying)).not.toBe(digestOf('loom', content));
	expect(digestOf('loom', { ...varying, least_hours: 18 })).not.toBe(digestOf('loom', varying));
	const asking = { ...content, questions: ['Which of our docks would suit you?'] };
	expect(digestOf('loom', asking)).not.toBe(digestOf('loom', content));
	expect(digestOf('loom', { ...asking, questions: [] })).toBe(digestOf('loom', content));
});

import { expect, test } from 'vitest';
import { FIELD_NAMES } from '#schema/internships/fields.ts';
import { draftFor } from '#test/rows/draft-content.ts';
import { digestOf, sha256 } from './import-plan.ts';

test('a line that was imported before hours could vary is known again', () => {
	const content = draftFor('2026-11-22');
	const before = FIELD_NAMES.filter((name) => name !== 'least_hours' && name !== 'hours_pattern');
	expect(digestOf('loom', content)).toBe(sha256(['loom', ...before.map((name) => content[name])]));
	const varying = { ...content, least_hours: 16, hours_pattern: 'Mornings' };
	expect(digestOf('loom', varying)).not.toBe(digestOf('loom', content));
	expect(digestOf('loom', { ...varying, least_hours: 18 })).not.toBe(digestOf('loom', varying));
});

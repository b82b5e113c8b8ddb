import { describe, expect, it } from 'vitest';
import { contactPath } from '#app/lib/addresses/contact-path.ts';
import { asCategory } from '#schema/contact-categories.ts';
import { limits } from '#schema/limits.ts';
import { checkMessage } from './contact-rules.ts';

const whole: Record<string, string> = {
	name: 'Ada',
	email: 'ada@example.com',
	subject: 'Dates',
	category: 'media',
	message: '<script>alert(1)</script>',
};
function check(changed: Record<string, string> = {}) {
	const typed = new FormData();
	for (const [column, text] of Object.entries({ ...whole, ...changed })) typed.set(column, text);
	return checkMessage(typed);
}

describe('checkMessage', () => {
	it('returns the row as it was typed', () => {
		expect(check()).toEqual({ row: whole });
	});

	it('accepts a message without a category', () => {
		expect(check({ category: '' })).toEqual({ row: { ...whole, category: null } });
	});

	it('leaves out what cannot be seen of pasted text', () => {
		const pasted = {
			name: '\ufeffAda\u200b',
			email: '\u200bada@example.com',
			subject: 'Dates\tof',
			message: 'One\fTwo\0',
		};
		expect(check(pasted)).toEqual({
			row: { ...whole, name: 'Ada', subject: 'Dates of', message: 'One\nTwo' },
		});
	});

	it.each(['name', 'email', 'subject', 'message'])('reports that %s is missing', (column) => {
		expect(check({ [column]: '' })).toEqual({
			wrong: 'missing',
			errors: { [column]: expect.any(String) },
		});
	});

	it.each<Record<string, string>>([
		{ email: 'ada' },
		{ email: 'ada@' },
		{ category: 'spam' },
		{ subject: 'x'.repeat(limits.subject + 1) },
	])('marks %j without calling it missing', (changed) => {
		expect(check(changed)).toEqual({
			wrong: 'invalid',
			errors: { [Object.keys(changed)[0] as string]: expect.any(String) },
		});
	});
});

describe('a link to the form', () => {
	it('passes subject and category in the query', () => {
		const query = new URL(contactPath('Rôles & dates', 'general'), 'http://x').searchParams;
		expect(query.get('subject')).toBe('Rôles & dates');
		expect(asCategory(query.get('category'))).toBe('general');
	});

	it.each([null, undefined, '', 'General', 'toString'])(
		'ignores the unknown category %j',
		(text) => {
			expect(asCategory(text)).toBeUndefined();
		},
	);
});

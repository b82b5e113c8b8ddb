import { expect, it } from 'vitest';
import { companies } from '#content/pages/companies.ts';
import { initialsOf, lookOf } from './company-mark.tsx';

it('gives a company one look, always the same', () => {
	for (const { name } of companies) expect(lookOf(name)).toBe(lookOf(name));
});

it('gives companies most of the looks', () => {
	expect(new Set(companies.map(({ name }) => lookOf(name))).size).toBeGreaterThanOrEqual(4);
});

it('shortens a name to the initials that companies give themselves', () => {
	for (const { name, logo } of companies) expect([name, initialsOf(name)]).toEqual([name, logo]);
	expect(initialsOf('the 3rd floor')).toBe('3');
	expect(initialsOf('écluse')).toBe('É');
});

import { expect, it } from 'vitest';
import { companies } from '#content/companies.ts';
import { lookOf } from './company-mark.tsx';

it('gives a company one look, always the same', () => {
	for (const { name } of companies) expect(lookOf(name)).toBe(lookOf(name));
});

it('gives companies most of the looks', () => {
	expect(new Set(companies.map(({ name }) => lookOf(name))).size).toBeGreaterThanOrEqual(4);
});

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PERMISSION_KINDS, permissionLabels } from './permission-kinds.ts';
import { MOST_TERMS, workPermission } from './work-permission.ts';

const isValid = (given: unknown) => v.is(workPermission, given);
const student = (...days: [from: string, to: string][]) => ({
	kind: 'student-visa',
	terms: days.map(([from, to]) => ({ from, to })),
});

describe('the permission to work', () => {
	it('is one of the kinds that have a label', () => {
		expect(workPermission.options.map(({ entries }) => entries.kind.literal)).toEqual(
			PERMISSION_KINDS,
		);
		expect(Object.keys(permissionLabels)).toEqual([...PERMISSION_KINDS]);
	});

	it.each([
		{ kind: 'no-restriction' },
		{ kind: 'needs-sponsorship' },
		{ kind: 'not-said' },
		{ kind: 'graduate-visa', ends_on: '2028-02-29' },
		{ kind: 'graduate-visa', ends_on: null },
		{ kind: 'other-visa', ends_on: '2027-12-31' },
		student(),
		student(['2026-09-21', '2026-12-11'], ['2027-01-11', '2027-01-11']),
	])('can be $kind', (permission) => {
		expect(isValid(permission)).toBe(true);
	});

	it.each([
		['another kind', { kind: 'citizen' }],
		['a nationality', { kind: 'no-restriction', nationality: 'British' }],
		['an end without a visa', { kind: 'not-said', ends_on: '2027-01-01' }],
		['a visa without its end', { kind: 'graduate-visa' }],
		['29 February of a common year', { kind: 'graduate-visa', ends_on: '2027-02-29' }],
		['a month too many', { kind: 'other-visa', ends_on: '2027-13-01' }],
		['another notation', { kind: 'other-visa', ends_on: '1/2/2027' }],
		['another century', { kind: 'other-visa', ends_on: '9999-12-31' }],
		['a term that ends before it begins', student(['2027-01-12', '2027-01-11'])],
		['terms that overlap', student(['2026-09-21', '2027-01-11'], ['2027-01-11', '2027-03-19'])],
		[
			'terms in the wrong order',
			student(['2027-01-11', '2027-03-19'], ['2026-09-21', '2026-12-11']),
		],
	])('cannot be %s', (_, permission) => {
		expect(isValid(permission)).toBe(false);
	});

	it('has a bound on the number of terms', () => {
		const years = (count: number) =>
			student(
				...Array.from({ length: count }, (_, n): [string, string] => [
					`20${10 + n}-01-11`,
					`20${10 + n}-03-19`,
				]),
			);
		expect(isValid(years(MOST_TERMS))).toBe(true);
		expect(isValid(years(MOST_TERMS + 1))).toBe(false);
	});
});

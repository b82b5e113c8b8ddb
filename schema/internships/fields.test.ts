import { describe, expect, it } from 'vitest';
import { draftProblems } from '#schema/employers/internship-draft.ts';
import { EMPTY_DRAFT, FIELD_NAMES, FLAG_FACETS, fieldNamed } from './fields.ts';
import { readLine } from './import/import-line.ts';
import { emptySearch, parseSearch, searchParameters } from './internship-search.ts';
import { FACETS } from './search-facets.ts';
import { searchTitle } from './search-title.ts';
import { INDUSTRIES, SECTOR_INDUSTRY } from './sectors.ts';

const TODAY = '2026-11-22';
const searchFor = (query: string) => parseSearch(new URLSearchParams(query), TODAY);

describe('the list of fields', () => {
	it('says for each that must be filled in what is wrong where it is not', () => {
		const filled = FIELD_NAMES.filter((name) => {
			const field = fieldNamed(name);
			return field.kind === 'flag' || field.optional || 'start' in field;
		});
		expect(Object.keys(draftProblems(EMPTY_DRAFT, TODAY))).toEqual(
			FIELD_NAMES.filter((name) => !filled.includes(name)),
		);
	});

	it('names fields that there are, and each parameter of a search once', () => {
		const others = FIELD_NAMES.flatMap((name) => fieldNamed(name).readWith ?? []);
		expect(FIELD_NAMES).toEqual(expect.arrayContaining(others));
		expect(new Set([...FACETS, 'q', 'company', 'sort', 'page']).size).toBe(FACETS.length + 4);
	});
});

describe('a driving licence', () => {
	it('is in the address of a search and in its title', () => {
		const search = searchFor('licence=No driving licence needed&city=Leeds');
		expect(search).toEqual({ ...emptySearch, licence: ['no'], city: ['Leeds'] });
		expect(searchParameters(search).toString()).toBe('city=Leeds&licence=no');
		expect(searchTitle(search)).toBe('Internships in Leeds without a driving licence');
		expect(searchFor('licence=yes')).toEqual(emptySearch);
		expect(FLAG_FACETS.map(({ field }) => field)).toContain('driving_licence');
	});

	it.each([
		['yes', true],
		['No', false],
		['', false],
	])('is %j in an import: %s', (driving_licence, needed) => {
		const cells = {
			title: 'Ferry Intern',
			sector: 'Transport',
			description:
				'You count who waits at the ferries of three towns, and say in charts when and why.',
			remote: 'on-site',
			city: 'Leeds',
			location: 'Leeds',
			starts_on: '2027-06-07',
			weeks: '12',
			pay_amount: '2600',
			hours: '35',
			sponsorship: 'student-visa-ok',
			supervisor: 'The harbour master',
			risks: 'Quays: a life jacket, and training first',
			expenses: 'None',
			notice: 'One week',
			authority: 'yes',
			driving_licence,
		};
		expect(readLine(cells, 'day-first')).toMatchObject({ content: { driving_licence: needed } });
		const unknown = readLine({ ...cells, driving_licence: 'car' }, 'day-first');
		expect(unknown).toEqual({
			problems: [{ field: 'driving_licence', words: '“car” is not possible. Write yes or no.' }],
		});
	});
});

it('has 34 sectors, and at least one for each industry an employer may choose', () => {
	expect(Object.keys(SECTOR_INDUSTRY)).toHaveLength(34);
	expect(new Set(Object.values(SECTOR_INDUSTRY))).toEqual(new Set(INDUSTRIES));
});

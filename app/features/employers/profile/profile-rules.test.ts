import { describe, expect, it } from 'vitest';
import { fieldMessages } from '#app/messages/fields.ts';
import { profileMessages } from '#app/messages/forms.ts';
import {
	isCheckedAgain,
	openStep,
	type ProfileText,
	profileRow,
	profileText,
	stepProblem,
} from './profile-rules.ts';

const year = 2026;
const whole: ProfileText = {
	company_name: 'Acme',
	contact_person: 'Ada Lovelace',
	phone: '',
	industry: 'Technology',
	company_size: '11-50',
	location: 'Leeds',
	company_description: 'Engines',
	website: 'acme.example',
	founded_year: '1843',
	linkedin_url: 'acme',
	company_number: '01234567',
};
const problem = (step: 1 | 2 | 3, changed: Partial<ProfileText> = {}) =>
	stepProblem(step, { ...whole, ...changed }, year);

describe('profileText', () => {
	it('reads a row of the server: numbers as text, null as nothing', () => {
		const row: Record<string, unknown> = {
			company_name: ' Acme ',
			founded_year: 1843,
			phone: null,
		};
		const text = profileText((column) => row[column]);
		expect(text).toMatchObject({
			company_name: 'Acme',
			founded_year: '1843',
			phone: '',
			website: '',
		});
	});
});

describe('pasted text', () => {
	it('loses what cannot be seen', () => {
		const pasted: Record<string, string> = {
			company_name: 'A\u200bcme',
			phone: '\u202a+44 20 7946 0000\u202c',
			company_description: 'Engines\f\nand looms',
		};
		expect(profileText((column) => pasted[column])).toMatchObject({
			company_name: 'Acme',
			phone: '+44 20 7946 0000',
			company_description: 'Engines\n\nand looms',
		});
	});
});

describe('words that others may not read', () => {
	it('are named at their field, with what to do instead', () => {
		expect(problem(2, { company_description: 'Write to us at acme.com' })).toEqual({
			message: fieldMessages.checkFields,
			errors: {
				company_description:
					'“acme.com”: Leave web addresses out: your website is in your company profile.',
			},
		});
		expect(problem(2, { website: 'localhost' })?.errors).toHaveProperty('website');
	});

	it('may stay where they are saved already', () => {
		const old = { ...whole, company_description: 'Write to us at acme.com' };
		expect(stepProblem(2, old, year, old)).toBeNull();
		expect(stepProblem(2, { ...old, company_description: 'acme.com!' }, year, old)).not.toBeNull();
	});
});

describe('profileRow', () => {
	it('completes addresses and leaves out what is not given', () => {
		expect(profileRow(whole, 'id')).toMatchObject({
			user_id: 'id',
			phone: null,
			website: 'https://acme.example',
			linkedin_url: 'https://www.linkedin.com/company/acme',
			company_number: '01234567',
			founded_year: 1843,
		});
		expect(profileRow({ ...whole, founded_year: '' }, 'id').founded_year).toBeNull();
	});
});

describe('stepProblem', () => {
	it('asks again for a company number that has not eight characters', () => {
		expect(Object.keys(problem(2, { company_number: '1234' })?.errors ?? {})).toEqual([
			'company_number',
		]);
		expect(problem(2, { company_number: ' sc 123456' })).toBeNull();
	});
	it('accepts a complete profile in every step', () => {
		expect([problem(1), problem(2), problem(3)]).toEqual([null, null, null]);
	});

	it.each(['company_name', 'contact_person', 'industry', 'company_size', 'location'] as const)(
		'asks for %s before step 2',
		(column) => {
			const result = problem(1, { [column]: '' });
			expect(result?.message).toBe(profileMessages.missingBasics);
			expect(Object.keys(result?.errors ?? {})).toEqual([column]);
		},
	);

	it('asks for a description before step 3, of any length', () => {
		expect(problem(2, { company_description: '' })?.message).toBe(
			profileMessages.missingDescription,
		);
		expect(problem(2, { company_description: 'x' })).toBeNull();
	});

	it('does not check the fields of step 2 in step 1', () => {
		expect(problem(1, { company_description: '', founded_year: '1' })).toBeNull();
	});

	it.each(['1799', '2027', '1900.5', 'soon'])('rejects the founding year %s', (founded_year) => {
		const result = problem(2, { founded_year });
		expect(result?.message).toBe(fieldMessages.checkFields);
		expect(result?.errors).toEqual({ founded_year: 'Enter a year from 1800 to 2026' });
	});

	it.each(['', '1800', '2026'])('accepts the founding year %j', (founded_year) => {
		expect(problem(2, { founded_year })).toBeNull();
	});

	it('marks an address that is too long once it is completed', () => {
		const result = problem(2, { website: 'x'.repeat(295) });
		expect(Object.keys(result?.errors ?? {})).toEqual(['website']);
	});
});

describe('isCheckedAgain', () => {
	const saved = { ...whole, website: 'acme.example', company_number: '01234567' };

	it.each([
		[{}, false],
		[{ website: 'https://acme.example' }, false],
		[{ location: 'York' }, false],
		[{ company_name: 'Another' }, true],
		[{ website: '' }, true],
		[{ company_number: '76543210' }, true],
	])('after %j: %s', (changed, isChecked) => {
		expect(isCheckedAgain(saved, { ...saved, ...changed })).toBe(isChecked);
	});

	it('not for a number that is given for the first time', () => {
		expect(isCheckedAgain({ ...saved, company_number: '' }, saved)).toBe(false);
	});
});

describe('openStep', () => {
	it.each([
		[1, {}, 1],
		[2, {}, 2],
		[3, {}, 3],
		[3, { location: '' }, 1],
		[3, { company_description: '' }, 2],
		[99, {}, 3],
	] as const)('wanted %d with %j opens %d', (wanted, changed, step) => {
		expect(openStep(wanted, { ...whole, ...changed }, year)).toBe(step);
	});
});

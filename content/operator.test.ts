import { describe, expect, it } from 'vitest';
import { operatorWords } from './operator.ts';

const none = {
	legalName: null,
	companyNumber: null,
	registeredIn: null,
	vatNumber: null,
	icoNumber: null,
};

describe('who trades under the name', () => {
	it('is not said until the owner has written it', () => {
		expect(operatorWords(none)).toBe('');
		expect(operatorWords({ ...none, companyNumber: '01234567' })).toBe('');
	});

	it('is said with what there is', () => {
		expect(operatorWords({ ...none, legalName: 'Example Ltd' })).toBe('Example Ltd.');
		expect(
			operatorWords({
				legalName: 'Example Ltd',
				companyNumber: '01234567',
				registeredIn: 'England and Wales',
				vatNumber: 'GB 123 4567 89',
				icoNumber: 'ZA000000',
			}),
		).toBe(
			'Example Ltd, registered in England and Wales, company number 01234567. VAT number GB 123 4567 89. Registered with the Information Commissioner, number ZA000000.',
		);
	});
});

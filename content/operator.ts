import { operator } from './site.ts';

/**
 * Who trades under the name of the site, in words, for the foot of every page and the legal pages: "Example Ltd, registered
 * in England and Wales, company number 01234567. VAT number GB 123."
 * @returns nothing until the owner has written the legal name
 */
export function operatorWords(said: typeof operator = operator): string {
	const { legalName, companyNumber, registeredIn, vatNumber, icoNumber } = said;
	if (!legalName) return '';
	const company = [
		legalName,
		registeredIn && `registered in ${registeredIn}`,
		companyNumber && `company number ${companyNumber}`,
	];
	const numbers = [
		vatNumber && `VAT number ${vatNumber}.`,
		icoNumber && `Registered with the Information Commissioner, number ${icoNumber}.`,
	];
	return [`${company.filter(Boolean).join(', ')}.`, ...numbers.filter(Boolean)].join(' ');
}

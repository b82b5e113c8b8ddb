/** What staff look at before they verify an employer. */
export const EMPLOYER_CHECKS = ['company-number', 'website', 'mail-domain'] as const;
export type EmployerCheck = (typeof EMPLOYER_CHECKS)[number];

export const checkLabels: Record<EmployerCheck, string> = {
	'company-number': 'Company number',
	website: 'Website',
	'mail-domain': 'Email domain',
};

/**
 * As Companies House writes it: eight digits, or two letters (R and 0 for old numbers of Northern Ireland) and six
 * digits.
 */
export const COMPANY_NUMBER = /^(?:\d{8}|[A-Z]{2}\d{6}|R0\d{6})$/;

/**
 * Without spaces, in capitals; null where nothing is written. Zeros that are left out are asked for: filled up, a slip would be
 * the number of another company.
 */
export const companyNumber = (typed: string): string | null =>
	typed.replace(/\s/g, '').toUpperCase() || null;

export const EMPLOYER_LISTS = ['waiting', 'changed', 'verified', 'refused', 'all'] as const;

/** What staff look at before they verify an employer. */
export const EMPLOYER_CHECKS = ['company-number', 'website', 'mail-domain'] as const;
export type EmployerCheck = (typeof EMPLOYER_CHECKS)[number];

export const checkLabels: Record<EmployerCheck, string> = {
	'company-number': 'Company number',
	website: 'Website',
	'mail-domain': 'Mail domain',
};

/** Eight characters, as Companies House writes them. */
export const COMPANY_NUMBER = /^[A-Z0-9]{2}\d{6}$/;

export const EMPLOYER_LISTS = ['waiting', 'verified', 'refused', 'all'] as const;
export type EmployerList = (typeof EMPLOYER_LISTS)[number];

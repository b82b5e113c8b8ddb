/** The industries of employers' profiles, under which internships are found too. */
export const INDUSTRIES = [
	'Technology',
	'Finance & Banking',
	'Healthcare & Life Sciences',
	'Marketing & Advertising',
	'Consulting',
	'Manufacturing',
	'Retail & E-commerce',
	'Media & Entertainment',
	'Education',
	'Real Estate',
	'Energy & Utilities',
	'Transportation & Logistics',
	'Legal Services',
	'Non-profit',
	'Government',
	'Other',
] as const;

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

/** The industry, as in an employer's profile. */
export type Industry = (typeof INDUSTRIES)[number];

/**
 * The sectors that a listing may show as its badge, each with the industry under which it is found.
 */
export const SECTOR_INDUSTRY = {
	Technology: 'Technology',
	'Data & AI': 'Technology',
	Finance: 'Finance & Banking',
	Accounting: 'Finance & Banking',
	Consulting: 'Consulting',
	Law: 'Legal Services',
	Marketing: 'Marketing & Advertising',
	Media: 'Media & Entertainment',
	Design: 'Media & Entertainment',
	Engineering: 'Manufacturing',
	Automotive: 'Manufacturing',
	Manufacturing: 'Manufacturing',
	Aerospace: 'Manufacturing',
	Energy: 'Energy & Utilities',
	Environment: 'Energy & Utilities',
	Construction: 'Real Estate',
	Architecture: 'Real Estate',
	Property: 'Real Estate',
	Healthcare: 'Healthcare & Life Sciences',
	'Life Sciences': 'Healthcare & Life Sciences',
	Education: 'Education',
	Tourism: 'Other',
	Hospitality: 'Other',
	'Culture & Heritage': 'Media & Entertainment',
	Sport: 'Media & Entertainment',
	Retail: 'Retail & E-commerce',
	Fashion: 'Retail & E-commerce',
	'Food & Drink': 'Manufacturing',
	Maritime: 'Transportation & Logistics',
	Logistics: 'Transportation & Logistics',
	Transport: 'Transportation & Logistics',
	'Public Policy': 'Government',
	Charity: 'Non-profit',
	'Human Resources': 'Other',
} as const satisfies Record<string, Industry>;

export type Sector = keyof typeof SECTOR_INDUSTRY;

/** All of them, in one order. */
export const SECTORS = Object.keys(SECTOR_INDUSTRY) as Sector[];

import type { InternshipSummary } from './internship.ts';

/** The six cities beside London that have a page of their own. */
export const UK_CITIES = [
	'Manchester',
	'Birmingham',
	'Edinburgh',
	'Bristol',
	'Leeds',
	'Liverpool',
] as const;

export const HOME_COUNTRY = 'United Kingdom';

/** ISO 3166-1 codes of the countries in which internships are. */
const COUNTRY_CODES: Record<string, string> = {
	[HOME_COUNTRY]: 'GB',
	Australia: 'AU',
	Germany: 'DE',
	'Hong Kong': 'HK',
	Ireland: 'IE',
	Singapore: 'SG',
	'South Africa': 'ZA',
	Switzerland: 'CH',
	'United Arab Emirates': 'AE',
	'United States': 'US',
};

/** "GB" of "United Kingdom"; the name itself of one that is not listed. */
export const countryCode = (country: string): string => COUNTRY_CODES[country] ?? country;

/** Where one can look for an internship. */
export const PLACES = ['London', ...UK_CITIES, 'Remote', 'Elsewhere in the UK', 'Abroad'] as const;
export type Place = (typeof PLACES)[number];

/** The places that are one city each. */
export const CITIES: readonly Place[] = ['London', ...UK_CITIES];

/** Under which places an internship is found: a remote one under Remote, and under its city if it has one. */
export function placesOf({
	city,
	remote,
	country,
}: Pick<InternshipSummary, 'city' | 'remote' | 'country'>): Place[] {
	const home: Place[] = remote === 'remote' ? ['Remote'] : [];
	if (country !== HOME_COUNTRY) return [...home, 'Abroad'];
	if (city === null) return home.length > 0 ? home : ['Elsewhere in the UK'];
	return [...home, CITIES.includes(city as Place) ? (city as Place) : 'Elsewhere in the UK'];
}

/** "Remote, UK and Europe" names a region. */
const REGION = /^Remote, (?!UK$)/;

/** The country in which the work is done; null where it is done from home in one of several, or in none that is named. */
export const workCountry = ({
	remote,
	location,
	country,
}: Pick<InternshipSummary, 'remote' | 'location' | 'country'>): string | null =>
	remote === 'remote' && REGION.test(location) ? null : country;

/** Where the work is done, in the words of forms, filters and cards. */
export const workplaceWords = {
	'on-site': 'On site',
	hybrid: 'Hybrid',
	remote: 'Remote',
} as const;
export type Workplace = keyof typeof workplaceWords;

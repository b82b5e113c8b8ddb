// Sample content, invented: replace it before launch (docs/content.md), then delete this line.
import type { Claim } from '#content/types.ts';

/**
 * Every marketing claim of the site. Illustrative: the owner puts evidence behind each one, or
 * changes it, before launch. A claim that several pages make is a constant, so it is said once.
 */
const partnerCompanies: Claim = { figure: '500+', label: 'Partner companies' };
const positions: Claim = { figure: '2,500+', label: 'Internship positions' };
const industries: Claim = { figure: '25', label: 'Industries' };
const satisfaction: Claim = { figure: '98%', label: 'Satisfaction' };
const placedInAll: Claim = { figure: '7,500+', label: 'Placed across all programs since 2020' };
const universities: Claim = { figure: '150+', label: 'Universities' };
const placementRate: Claim = { figure: '95%', label: 'Placement rate' };
const jobOffers: Claim = { figure: '94%', label: 'Received job offers' };

export const claims = {
	home: [
		{ figure: '2,500+', label: 'Students placed' },
		partnerCompanies,
		{ figure: '15', label: 'Countries' },
		{ figure: '98%', label: 'Success rate' },
	],
	london: [
		partnerCompanies,
		{ figure: '2,000+', label: 'Students placed' },
		{ figure: '4.8/5', label: 'Average rating' },
	],
	londonPrograms: [{ figure: '50+', label: 'opportunities' }],
	about: [
		placedInAll,
		partnerCompanies,
		positions,
		universities,
		industries,
		satisfaction,
		placementRate,
	],
	stories: [
		jobOffers,
		{ figure: '87%', label: 'Saw career advancement' },
		{ figure: '92%', label: 'Improved their skills' },
		{ figure: '96%', label: 'Would recommend us' },
	],
	ukCities: [{ figure: '300+', label: 'Regional Companies' }],
	remote: [
		{ figure: '150+', label: 'Remote-first companies' },
		{ figure: '50+', label: 'Countries you can work from' },
		{ figure: '95%', label: 'Satisfaction' },
	],
	placement: [
		{ figure: '200+', label: 'Placement partner companies' },
		{ figure: '50+', label: 'University partners' },
		{ figure: '95%', label: 'Graduate employment' },
	],
	graduateAdvantage: [
		{
			figure: '85%',
			label: 'of placement students receive graduate job offers from host companies',
		},
	],
	international: [
		{ figure: '35+', label: 'Countries to work in' },
		{ figure: '500+', label: 'Global companies' },
		{ figure: 'Visa support', label: 'Provided as information and referral' },
	],
	companies: [partnerCompanies, positions, industries, satisfaction],
	candidates: [placedInAll, universities, placementRate, jobOffers],
} satisfies Record<string, readonly Claim[]>;

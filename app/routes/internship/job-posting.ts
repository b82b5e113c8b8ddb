import { site } from '#content/site.ts';
import type { Internship } from '#schema/internships/internship.ts';

/**
 * The data with which search engines list a vacancy: only for what an employer offers, is open and no
 * sample.
 * @returns one object for the page, or none
 */
export function jobPostings(
	internship: Internship,
	sampleSite: boolean = site.sampleContent,
): object[] {
	const { source, sample, status } = internship;
	if (sampleSite || sample || source !== 'employer' || status !== 'open') return [];
	return [jobPosting(internship)];
}

function jobPosting(internship: Internship): object {
	const { title, company, published_at, deadline, city, country, remote, slug } = internship;
	return {
		'@context': 'https://schema.org',
		'@type': 'JobPosting',
		title,
		description: descriptionOf(internship),
		identifier: { '@type': 'PropertyValue', name: site.name, value: slug },
		datePosted: published_at.slice(0, 10),
		// A day is over at midnight in the UK.
		...(deadline && { validThrough: `${deadline}T23:59:59` }),
		employmentType: 'INTERN',
		hiringOrganization: { '@type': 'Organization', name: company },
		...(city && {
			jobLocation: {
				'@type': 'Place',
				address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
			},
		}),
		...(remote === 'remote' && {
			jobLocationType: 'TELECOMMUTE',
			applicantLocationRequirements: { '@type': 'Country', name: country },
		}),
		baseSalary: salaryOf(internship),
		workHours: `${internship.hours} hours a week`,
		directApply: true,
	};
}

const salaryOf = ({ pay_amount, pay_per, pay_currency }: Internship) => ({
	'@type': 'MonetaryAmount',
	currency: pay_currency,
	value: { '@type': 'QuantitativeValue', value: pay_amount, unitText: pay_per.toUpperCase() },
});

/** The whole description of the work, as text. */
const descriptionOf = ({ description, requirements, benefits, details, weeks }: Internship) =>
	[
		description,
		...(details.paragraphs ?? []),
		`Temporary, ${weeks} weeks.`,
		...requirements,
		...benefits,
	].join('\n');

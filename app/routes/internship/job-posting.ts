import { schemaOrg } from '#app/lib/structured-data.ts';
import { statedPay } from '#content/pay.ts';
import { site } from '#content/site.ts';
import type { Internship } from '#schema/internships/internship.ts';
import { countryCode, workplaceWords } from '#schema/internships/places.ts';
import { weeklyHours, withPattern } from '#schema/internships/weekly-hours.ts';
import { londonDay, londonOffset } from '#schema/london-day.ts';
import { broughtIn, choiceOf, termsOf, WHO_MAY_APPLY } from './work-words.ts';

/**
 * The data with which search engines list a vacancy: only for what an employer offers, is open and no
 * sample. For the server alone: no script carries it.
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

/** As schema.org and Google's page on job postings have it. */
function jobPosting(internship: Internship): object {
	const { title, company, published_at, deadline, city, country, remote, slug, about } = internship;
	const { location, starts_on, starts, spots } = internship;
	return {
		...schemaOrg,
		'@type': 'JobPosting',
		title,
		description: descriptionOf(internship),
		identifier: { '@type': 'PropertyValue', name: company, value: slug },
		datePosted: londonDay(new Date(published_at)),
		...(deadline && { validThrough: `${deadline}T23:59:59${londonOffset(deadline)}` }),
		employmentType: 'INTERN',
		hiringOrganization: {
			'@type': 'Organization',
			name: company,
			...(about?.website && { sameAs: about.website }),
		},
		...(remote === 'remote'
			? {
					jobLocationType: 'TELECOMMUTE',
					applicantLocationRequirements: { '@type': 'Country', name: country },
				}
			: {
					jobLocation: {
						'@type': 'Place',
						address: {
							'@type': 'PostalAddress',
							addressLocality: city ?? location,
							addressCountry: countryCode(country),
						},
					},
				}),
		baseSalary: salaryOf(internship),
		jobStartDate: starts_on ?? starts,
		workHours: hoursOf(internship),
		...(spots !== null && { totalJobOpenings: spots }),
		directApply: true,
	};
}

const salaryOf = ({ pay_amount, pay_per, pay_currency }: Internship) => ({
	'@type': 'MonetaryAmount',
	currency: pay_currency,
	value: { '@type': 'QuantitativeValue', value: pay_amount, unitText: pay_per.toUpperCase() },
});

/** All that the page says of the work, as HTML: with the headings of the page, a paragraph or a list under each. */
function descriptionOf(internship: Internship): string {
	const { description, typical_day, requirements, benefits, details } = internship;
	return [
		heading('The work'),
		...[description, ...(details.paragraphs ?? [])].flatMap(paragraphs),
		list(details.points ?? []),
		...(typical_day ? [heading('A typical day'), ...paragraphs(typical_day)] : []),
		listed('What you bring', [...requirements, ...broughtIn(internship), WHO_MAY_APPLY]),
		listed('What you get', [payOf(internship), ...benefits]),
		listed('When and where', whenAndWhere(internship)),
		...termsOf(internship).flatMap(([name, words]) => [heading(name), ...paragraphs(words)]),
		...choiceOf(internship).map(({ title, points }) => listed(title, points)),
	].join('');
}

const payOf = (internship: Internship) =>
	`${statedPay(internship)} before tax, for ${hoursOf(internship)}`;

/** "16 to 24 hours a week: mornings" */
const hoursOf = (internship: Internship) =>
	withPattern(weeklyHours(internship), internship.hours_pattern);

const whenAndWhere = ({ weeks, starts, location, remote }: Internship): string[] => [
	`${weeks} weeks, temporary`,
	`Starts: ${starts}`,
	`${location} (${workplaceWords[remote]})`,
];

const heading = (text: string) => `<h3>${escapeHtml(text)}</h3>`;
const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

/** Texts of older rows may have line breaks of other systems. */
const paragraphs = (text: string): string[] =>
	text
		.replace(/\r\n?/g, '\n')
		.split(/\n\s*\n/)
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map(paragraph);

const list = (points: readonly string[]) =>
	points.length > 0
		? `<ul>${points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`
		: '';

const listed = (title: string, points: readonly string[]) =>
	points.length > 0 ? heading(title) + list(points) : '';

const SIGNS: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** An employer's "<b>" is shown as it was typed. */
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

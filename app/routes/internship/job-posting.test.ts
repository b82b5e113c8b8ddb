import { describe, expect, it } from 'vitest';
import type { Internship } from '#schema/internships/internship.ts';
import { internshipRow } from '#test/rows/internship-row.ts';
import { jobPostings } from './job-posting.ts';

const offered = (change: Partial<Internship> = {}) =>
	({
		...internshipRow('data-intern'),
		source: 'employer',
		sample: false,
		status: 'open',
		published_at: '2026-11-01T09:00:00+00:00',
		deadline: '2027-02-28',
		description: 'Mend the booking system.',
		requirements: ['Python'],
		benefits: ['A desk'],
		details: {},
		...change,
	}) as Internship;

const posting = (change?: Partial<Internship>) =>
	jobPostings(offered(change), false)[0] as Record<string, unknown> & { description: string };

describe('the data of a vacancy', () => {
	it('stands on what an employer offers', () => {
		expect(posting({ title: 'Data Intern', company: 'Loom', city: 'Leeds', spots: 2 })).toEqual({
			'@context': 'https://schema.org',
			'@type': 'JobPosting',
			title: 'Data Intern',
			description: expect.stringContaining('<p>Mend the booking system.</p>'),
			identifier: { '@type': 'PropertyValue', name: 'Loom', value: 'data-intern' },
			datePosted: '2026-11-01',
			validThrough: '2027-02-28T23:59:59+00:00',
			employmentType: 'INTERN',
			hiringOrganization: { '@type': 'Organization', name: 'Loom' },
			jobLocation: {
				'@type': 'Place',
				address: { '@type': 'PostalAddress', addressLocality: 'Leeds', addressCountry: 'GB' },
			},
			baseSalary: {
				'@type': 'MonetaryAmount',
				currency: 'GBP',
				value: {
					'@type': 'QuantitativeValue',
					value: offered().pay_amount,
					unitText: offered().pay_per.toUpperCase(),
				},
			},
			jobStartDate: offered().starts_on ?? offered().starts,
			workHours: `${offered().hours} hours a week`,
			totalJobOpenings: 2,
			directApply: true,
		});
	});

	it('has pay by the hour as its employer states it', () => {
		const hourly = posting({ pay_amount: 12.5, pay_per: 'hour', hours: 20 });
		expect(hourly).toMatchObject({
			baseSalary: { value: { value: 12.5, unitText: 'HOUR' } },
			description: expect.stringContaining('£12.50 an hour before tax, for 20 hours a week'),
		});
	});

	it('has hours that vary with their bounds and when they are', () => {
		const varying = posting({ hours: 24, least_hours: 16, hours_pattern: 'mornings' });
		expect(varying).toMatchObject({ workHours: '16 to 24 hours a week: mornings' });
	});

	it.each([
		['2027-01-31', '+00:00'],
		['2027-03-27', '+00:00'],
		['2027-03-28', '+01:00'],
		['2027-07-15', '+01:00'],
		['2027-10-30', '+01:00'],
		['2027-10-31', '+00:00'],
	])('is valid until the end of %s in London: %s', (deadline, offset) => {
		expect(posting({ deadline })).toMatchObject({ validThrough: `${deadline}T23:59:59${offset}` });
	});

	it('says on which day in London it became public', () => {
		const published_at = '2027-06-30T23:30:00+00:00';
		expect(posting({ published_at })).toMatchObject({ datePosted: '2027-07-01' });
	});

	it('says that work is done from home, and leaves a deadline out that there is not', () => {
		const remote = posting({ remote: 'remote', city: null, deadline: null });
		expect(remote).toMatchObject({
			jobLocationType: 'TELECOMMUTE',
			applicantLocationRequirements: { '@type': 'Country', name: 'United Kingdom' },
		});
		expect(remote).not.toHaveProperty('jobLocation');
		expect(remote).not.toHaveProperty('validThrough');
	});

	it('names the website of the employer, where there is one', () => {
		const about = { website: 'https://www.loom.test' } as Internship['about'];
		expect(posting({ about })).toMatchObject({
			hiringOrganization: { sameAs: 'https://www.loom.test' },
		});
	});

	it.each([
		['of the site itself', offered({ source: 'site' }), false],
		['that is closed', offered({ status: 'closed' }), false],
		['that is a sample', offered({ sample: true }), false],
		['on a sample site', offered(), true],
	])('does not stand on one %s', (_, internship, sampleSite) => {
		expect(jobPostings(internship, sampleSite)).toEqual([]);
	});
});

describe('its description', () => {
	it('is HTML with the headings of the page', () => {
		const { description } = posting({
			requirements: ['Plain writing'],
			driving_licence: true,
			benefits: ['A travel card'],
			typical_day: 'Dough at six.\nBread at nine.',
			team: 'Three bakers',
			supervisor: 'The head baker',
			selection: ['A call', 'A morning in the bakery'],
			questions: ['Which bread would you bake?'],
		});
		const parts = [...description.matchAll(/<h3>(.*?)<\/h3>(.*?)(?=<h3>|$)/g)];
		expect(Object.fromEntries(parts.map(([, heading, text]) => [heading, text]))).toMatchObject({
			'The work': '<p>Mend the booking system.</p>',
			'What you bring':
				'<ul><li>Plain writing</li><li>A driving licence is needed</li><li>From the second year of a degree, or on a one-year master’s, until two years after it; 18 and over.</li></ul>',
			'What you get': expect.stringMatching(
				/^<ul><li>£[\d,]+ a (month|week) before tax, for \d+ hours a week<\/li><li>A travel card<\/li><\/ul>$/,
			),
			'When and where': expect.stringMatching(/<li>\d+ weeks, temporary<\/li><li>Starts: /),
			'A typical day': '<p>Dough at six.<br>Bread at nine.</p>',
			'The team': '<p>Three bakers</p>',
			'Who looks after you': '<p>The head baker</p>',
			'How you are chosen': '<ul><li>A call</li><li>A morning in the bakery</li></ul>',
			'What you answer when you apply': '<ul><li>Which bread would you bake?</li></ul>',
		});
	});

	it('shows what an employer typed as it was typed', () => {
		const { description } = posting({
			description: '<b>Clean</b> tables & "joins" in < 5 minutes',
			requirements: ['C++ > C', 'Data <Analyst>'],
		});
		expect(description).toContain(
			'<p>&lt;b&gt;Clean&lt;/b&gt; tables &amp; &quot;joins&quot; in &lt; 5 minutes</p>',
		);
		expect(description).toContain('<li>C++ &gt; C</li><li>Data &lt;Analyst&gt;</li>');
	});

	it('keeps paragraphs and lines, of a file with other line breaks too', () => {
		const { description } = posting({ description: 'One\r\nTwo\r\n\r\nThree\r' });
		expect(description).toContain('<p>One<br>Two</p><p>Three</p>');
		expect(description).not.toContain('\r');
	});
});

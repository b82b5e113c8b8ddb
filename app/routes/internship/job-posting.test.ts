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
		requirements: ['Python'],
		benefits: ['A desk'],
		details: {},
		...change,
	}) as Internship;

describe('the data of a vacancy', () => {
	it('stands on what an employer offers', () => {
		expect(jobPostings(offered(), false)).toEqual([
			expect.objectContaining({
				'@type': 'JobPosting',
				datePosted: '2026-11-01',
				validThrough: '2027-02-28T23:59:59',
				baseSalary: expect.objectContaining({ currency: 'GBP' }),
			}),
		]);
	});

	it('says that work is done from home, and leaves a deadline out that there is not', () => {
		const [remote] = jobPostings(offered({ remote: 'remote', city: null, deadline: null }), false);
		expect(remote).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
		expect(remote).not.toHaveProperty('jobLocation');
		expect(remote).not.toHaveProperty('validThrough');
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

import type { CheckedProfile } from '#schema/employers/employer-decision.ts';

/** What staff look at of a company, in the order in which it is shown. */
export const companyLabels: Record<keyof CheckedProfile, string> = {
	company_name: 'Company name',
	contact_person: 'Contact person',
	phone: 'Phone',
	website: 'Website',
	linkedin_url: 'LinkedIn',
	company_number: 'Company number',
	industry: 'Industry',
	company_size: 'Employees',
	location: 'Location',
	founded_year: 'Founded',
	company_description: 'About',
};

/** A valid row of `employers`, of a company that staff have verified. */
export const verifiedEmployer = (user: string, company: string) => ({
	user_id: user,
	company_name: company,
	contact_person: 'Ann',
	industry: 'Technology',
	company_size: '11-50',
	location: 'Leeds',
	company_description: 'We make looms.',
	profile_completed: true,
	verified: true,
});

/** A valid row of `applications`. @param mark makes its text another than that of others */
export const applicationRow = (user: string, mark: string) => ({
	user_id: user,
	program_type: 'london',
	motivation: mark,
	experience: 'Two summers',
	availability: 'From June',
});

/** How long a text may be, in characters. The same figures stand in supabase/migrations. */
export const limits = {
	email: 254,
	name: 120,
	subject: 200,
	message: 5_000,
	programName: 300,
	answer: 5_000,
	companyName: 200,
	phone: 40,
	url: 300,
	location: 200,
	description: 5_000,
	slug: 160,
	internshipTitle: 120,
	city: 100,
	/** A requirement or benefit, of which a list has at most `points`. */
	point: 300,
	points: 20,
	alertQuery: 2_000,
	/** bcrypt reads no more than 72 bytes of a password. */
	passwordBytes: 72,
	passwordMinimum: 6,
} as const;

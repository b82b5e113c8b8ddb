/** How long a text may be, in characters. The same figures are in supabase/migrations. */
export const limits = {
	email: 254,
	name: 120,
	subject: 200,
	message: 5_000,
	note: 2_000,
	applicantSearch: 100,
	postingSearch: 100,
	/** Of a combination of filters that an employer keeps, and of their address. */
	filterName: 60,
	filterQuery: 2_000,
	/** What student and employer write to each other. */
	applicationMessage: 2_000,
	programName: 300,
	answer: 5_000,
	companyName: 200,
	phone: 40,
	url: 300,
	location: 200,
	description: 5_000,
	slug: 160,
	internshipTitle: 120,
	/** Health and safety of an internship. */
	risks: 2_000,
	/** One line of its terms. */
	term: 300,
	/** When the work is, in a week. */
	pattern: 80,
	city: 100,
	/** A requirement or benefit, of which a list has at most `points`. */
	point: 300,
	points: 20,
	alertQuery: 2_000,
	/** Of a shared list. */
	listTitle: 80,
	listLine: 200,
	/** Words that staff add to those of the search. */
	searchWord: 60,
	school: 200,
	qualification: 200,
	role: 200,
	organisation: 200,
	educationDetails: 800,
	experienceDetails: 1_500,
	projectDetails: 800,
	/** One line about a person, on their CV. */
	headline: 120,
	town: 100,
	skill: 80,
	language: 80,
	fileName: 120,
	/** What somebody notes for themselves on a saved internship. */
	savedNote: 1_000,
	/** What staff call a text that they use again. */
	savedAnswerName: 60,
	/** A note of staff, or their message to an employer. */
	staffNote: 2_000,
	/** Why staff take data out: some words, not one. */
	exportReasonMinimum: 10,
	/** bcrypt reads no more than 72 bytes of a password. */
	passwordBytes: 72,
	passwordMinimum: 6,
	/** Of a password of whoever is no student. */
	hostPasswordMinimum: 10,
} as const;

/** Those of what an employer tells of the work. Apart, because the forms of public pages load all of `limits`. */
export const workLimits = {
	/** What a day is like, and with whom the intern works. */
	typicalDay: 1_500,
	team: 300,
	selectionSteps: 6,
	/** Of an employer's own questions to applicants, with `questionAnswer` for an answer. */
	question: 200,
	questions: 3,
	questionAnswer: 1_000,
} as const;

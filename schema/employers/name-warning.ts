/** What may be wrong with the name of a company, or with the title of its internship. */
export type NameWarning =
	| { kind: 'mixed-scripts'; text: string }
	/** `company` is another one, which is verified. */
	| { kind: 'like-verified'; company: string };

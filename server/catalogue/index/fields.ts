/** Where a word stands. An internship with a word is one number: its own, and a bit for each of these. */
export const IN = {
	title: 1,
	company: 2,
	sector: 4,
	place: 8,
	requirement: 16,
	description: 32,
	benefit: 64,
} as const;
export const FIELD_BITS = 7;
/** What says most of an internship. */
export const HEAD = IN.title | IN.company | IN.sector | IN.place | IN.requirement;

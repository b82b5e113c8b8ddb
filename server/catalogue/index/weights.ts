/** A number for each place in which a word may stand. */
export type FieldWeights = Record<
	'title' | 'sector' | 'company' | 'place' | 'requirement' | 'description' | 'benefit',
	number
>;

/**
 * How much each thing counts, as fitted on judged queries; what each is worth is in docs/decisions/search.md.
 */
export const weights = {
	/** A word as it was typed, by where it stands. */
	own: {
		title: 16,
		sector: 13,
		company: 8,
		place: 4,
		requirement: 9,
		description: 6,
		benefit: 2,
	} satisfies FieldWeights,
	/** Another word for it. */
	meant: {
		title: 5,
		sector: 0,
		company: 0,
		place: 0,
		requirement: 2.7,
		description: 0.8,
		benefit: 0,
	} satisfies FieldWeights,
	/** The field of work that a word leads to first. */
	sector: 9,
	/** What other places add to the best one in which a word stands. */
	further: 0.15,
	/** A word of the same family: "research" for "researcher". */
	kin: 0.7,
	/** A word with a typing error, and a word that goes on. */
	error: 0.6,
	longer: 0.5,
	/** What a word counts that stands without the others of its saying. */
	partial: 0.8,
	/** Several words typed in a row that stand in a row. */
	phrase: 0.5,
	/** Another word for a field of work, in another field. */
	outside: 0.15,
	/** How much rare words count more than frequent ones: 0 is not at all. */
	rarity: 0.6,
	/** "Assistant" in a title. */
	post: 0.6,
	/** A word that no table has, beside others. */
	loose: 0.5,
	/** A filter that is nearly satisfied. */
	nearby: 1,
	/** Work that ends with the summer that was asked for. */
	endsWithSummer: 2,
	/** A part of a city that is named; each mile from the place that is; each week from the length that is. */
	district: 3,
	mile: 0.05,
	week: 0.4,
	/** What an internship offers besides pay. */
	offered: 8,
	/** A word that a note looks for, and each week less where the shortest come first. */
	looked: 4,
	shorter: 0.3,
	/** A word that is read as a filter and stands in the title. */
	filterWord: 2,
	/** What it costs that an internship mentions what is not wanted. */
	mentioned: 25,
	/** What a topic costs that is not there, and one that is there in part. */
	missing: 6,
	partly: 4,
	/** What it costs that a filter is not satisfied, for one that counts 1. */
	filter: 4,
};

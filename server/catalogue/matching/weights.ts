import type { Filter } from '#schema/internships/understanding/filters/filter.ts';

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
		company: 10,
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
	kin: 0.56,
	/** Another name of a language: "Mandarin" for "Chinese". */
	same: 0.9,
	/** A word with a typing error, and a word that goes on. */
	error: 0.6,
	longer: 0.5,
	/** The name of a place or company that goes on from a word of English. */
	beginningOfName: 4,
	/** What a word counts that stands without the others of its saying. */
	partial: 1.3,
	/** Several words typed in a row that stand in a row. */
	phrase: 0.3,
	/** Another word for a field of work, in another field. */
	outside: 0.15,
	/** How much rare words count more than frequent ones: 0 is not at all. */
	rarity: 0.6,
	/** "Assistant" in a title. */
	post: 0.6,
	/** A word that no table has, beside others. */
	loose: 0.5,
	/** A filter that is nearly satisfied. */
	nearby: 0.6,
	/** Work that ends with the summer that was asked for. */
	endsWithSummer: 2,
	/** A part of a city that is named; each mile from the place that is; each week from the length that is. */
	district: 3,
	mile: 0.04,
	week: 0.3,
	/** From so many miles on it is all the same; what is out of a range by the whole of it. */
	farthest: 100,
	outOfRange: 2,
	/** What an internship offers besides pay. */
	offered: 8,
	/** A word that a note looks for, and each week less where the shortest come first. */
	looked: 4,
	shorter: 0.3,
	/** A placement of less than a year, where one of a year is asked for. */
	shortPlacement: 3,
	/** What is abroad, where no place is named, and where one in the UK is. */
	abroad: 2,
	notHere: 8,
	/** A word that is read as a filter and stands in the title. */
	filterWord: 2,
	/** What it costs that an internship mentions what is not wanted. */
	mentioned: 25,
	/** What a topic costs that is not there, and one that is there in part. */
	missing: 6,
	partly: 4,
	/**
	 * What it costs that a filter is not satisfied: a place is harder to change than hours, and without permission one cannot
	 * work at all.
	 */
	filters: {
		city: 12,
		kind: 12,
		permission: 28,
		remote: 8,
		hours: 4.8,
		start: 8,
		deadline: 8,
		weeks: 4,
		pay: 4,
		licence: 12,
		period: 8,
		worker: 16,
	} satisfies Record<Filter['facet'], number>,
};

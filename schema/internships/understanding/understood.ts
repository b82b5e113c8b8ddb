import type { MeantSector } from './concepts.ts';
import type { Filter } from './filters/filter.ts';
import type { SaidLine } from './said.ts';
import type { Span } from './words.ts';

/** What the work is about. */
export type Topic = {
	/** Forms of the words that were typed. */
	typed: readonly string[];
	/** Those that say something by themselves: "nurse" of "student nurse". */
	own: readonly string[];
	sectors: readonly MeantSector[];
	/** Other words for it; several in a row are written as one. */
	terms: readonly string[];
	/** Whether it stands in the table of concepts. */
	known: boolean;
	/** Whether its word may go on, as the last one of the text may; a word of English only as the name of a place or company: "lee". */
	beginning: boolean | 'name';
	/** Whether English has the word: then it is no typing error. */
	real?: true;
	/** Whether it is a language: its own name decides. */
	language?: true;
	/** Other names of the same language. */
	same?: readonly string[];
	/** Whether it is something that internships offer. */
	benefit?: true;
	/** Whether it is only something to work with: "Excel". */
	tool?: true;
	/** Whether it is what somebody studies, beside what they ask for. */
	studied?: true;
};

/** A part of the text that was read. */
export type Part = {
	/** In words that are read as the same again. */
	label: string;
	/** Where it stands in the text; several times if it is repeated. */
	spans: readonly Span[];
	/** Whether an "or" stands between the topic before and this one: one of them is enough. */
	or?: boolean;
	/** Whether it is what one does not want: "not London". */
	not?: boolean;
	/** As it was typed, where a typing error was corrected. */
	slip?: string;
} & ({ filter: Filter; words?: readonly string[] } | { topic: Topic });

export type TopicPart = Extract<Part, { topic: Topic }>;

/** A saying that is answered in words, or that says something by which no internship can be found. */
export type Note = { words: string; spans: readonly Span[]; said: SaidLine | null };

export type Understood = {
	parts: readonly Part[];
	/** Words that say nothing here. */
	ignored: readonly string[];
	notes: readonly Note[];
	/** Words that no table has: they order what the parts find. */
	loose: readonly TopicPart[];
	/** Forms of words such as "assistant": better in the title, but not asked for. */
	posts: readonly string[];
	/** Whether the text stands in quotation marks: each word has to be there as it is. */
	exact: boolean;
};

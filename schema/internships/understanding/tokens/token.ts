import type { Dictionary } from '#schema/internships/understanding/concepts.ts';
import type { MeantPlace } from '#schema/internships/understanding/tables.ts';
import type { Word } from '#schema/internships/understanding/words.ts';

/** A word of the text, with its form and what it was read as. */
export type Token = Word & {
	form: string;
	/** As it was typed, where a typing error was corrected. */
	slip?: string;
	/** Whether it stands for a word of another language. */
	foreign?: true;
	/** The place of a postcode. */
	place?: MeantPlace;
};

export type Vocabulary = {
	dictionary: Dictionary;
	/** Whether a form is in a text of an internship; then it is no typing error. */
	knows?: ((form: string) => boolean) | undefined;
	/** Whether English has a word; then it is no typing error either. */
	isWord?: ((word: string) => boolean) | undefined;
};

import type { Dictionary } from '#schema/internships/understanding/concepts.ts';
import type { RoleWeights } from './roles/role-weights.ts';

export type Options = {
	dictionary: Dictionary;
	/** ISO date in Europe/London. */
	today: string;
	/** Facets that were set by hand: the text says nothing about them. */
	chosen?: ReadonlySet<string>;
	/** Whether a form is in a text of an internship; then it is no typing error. */
	knows?: (form: string) => boolean;
	/** Whether a form stands in the head of an internship, such as its title; by default where it is known. */
	heads?: (form: string) => boolean;
	/** Whether it stands in its title or names its company or place, as a common word of English must. */
	names?: (form: string) => boolean;
	/** Whether two words in a row, written as one, begin the name of a company. */
	isCompany?: (joined: string) => boolean;
	/** By which the role of each thing of a sentence is judged. */
	roles?: RoleWeights | undefined;
	/** Whether English has a word; then it is no typing error either. */
	isWord?: (word: string) => boolean;
};

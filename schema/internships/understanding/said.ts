/** A saying that is answered in words, and not searched as a field of work. */
export type SaidLine = {
	/** What people type, by commas. */
	typed: string;
	/** What it is about, where that is not what was typed. */
	label?: string;
	/** A filter in the words in which people type it: "part time". */
	filter?: string;
	/** The answer. */
	says: string;
	/** Where more is said. */
	to?: string;
	/** Words by commas: where they stand orders what is found. */
	looks?: string;
	/** Whether they are looked for only in what internships offer; then they decide where nothing else does. */
	benefit?: true;
	/** Whether the shortest come first. */
	shortest?: true;
	/** Whether nothing here is near it. */
	absent?: true;
};

import type { FitLevel } from '#schema/students/fit.ts';

/** What a row says of one column. */
export type Cell = {
	main: string;
	/** Lines below it, smaller. */
	more?: string[];
	/** A list in place of words. */
	points?: string[];
	fit?: FitLevel;
	/** Whether the profile lacks term dates for an exact answer. */
	asksTerms?: boolean;
	/** By which the best is found. Null: not known, so that no column is the best; left out: it takes no part. */
	value?: number | null;
};

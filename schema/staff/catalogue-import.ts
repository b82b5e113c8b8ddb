import type { ReadDay } from '#schema/internships/import/days.ts';

/** What an internship says before and after an import, in one of its fields. */
type ImportedChange = { label: string; before: string; after: string };

/** What the file of an import does, or would do: all of it is stored, or nothing. Lines are as in the file, from 1. */
export type ImportReport = {
	/** Whether it is stored. */
	stored: boolean;
	/** How many internships are new. */
	added: number;
	/** How many the file corrects; the first hundred follow. */
	changed: number;
	changes: { line: number; slug: string; title: string; fields: ImportedChange[] }[];
	/** How many it names by their slug and leaves as they are. */
	unchanged: number;
	/** The lines of internships that are there already, from this file or an earlier one. */
	there: number[];
	/** How many lines are wrong; the first two hundred of them follow. */
	wrong: number;
	lines: { line: number; problems: string[] }[];
	/** How the first day that is written in numbers was read; null without one. */
	days: ReadDay | null;
	/** What was looked at: it is stored only where this is sent back. */
	seen: string;
};

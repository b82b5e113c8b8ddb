import type { ProgramType } from '#schema/internships/program-types.ts';
import { TERM_HOURS } from '#schema/internships/term-hours.ts';

const LINE = `The line on a bar is ${TERM_HOURS} hours a week`;

/** Beside a list of cards: what the line on the bars of their hours means. */
export const LINE_NOTE = `${LINE}, a Student visa’s limit in term.`;

/** The same without that limit, which is not for work abroad. */
export const LINE_NOTE_ABROAD = `${LINE}, half of a full week.`;

/** Of a curated list; that limit is not for a year that is a part of one's course either. */
export const lineNoteOf = (kind: ProgramType) =>
	kind === 'international' || kind === 'placement' ? LINE_NOTE_ABROAD : LINE_NOTE;

import type { Read } from '#schema/internships/understanding/sentence/reader.ts';
import type { Part } from '#schema/internships/understanding/understood.ts';

/** What a thing is in a sentence: asked for, refused, or told besides. */
export const ROLES = ['wanted', 'not', 'told'] as const;
export type Role = (typeof ROLES)[number];

/** Something that may be asked for, refused or told. */
export type Thing = {
	/** The place of its first token, or of the "not" before it. */
	at: number;
	read: Read;
	/** Without a "not". */
	part: Part;
	/** Whether words before or behind it refuse it. */
	isNot: boolean;
	/** Whether rules say that it tells of the past, of somebody else or of what people have. */
	isTold: boolean;
};

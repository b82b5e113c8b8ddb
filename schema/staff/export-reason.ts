import { limits } from '#schema/limits.ts';

/** What the field of the reason says. */
export const EXPORT_REASON_ASKED = 'Say in some words what it is for.';

/** Whether staff say in some words, and not in one, why they take applications out. */
export const isExportReason = (text: string): boolean =>
	text.trim().length >= limits.exportReasonMinimum;

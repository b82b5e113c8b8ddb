import * as v from 'valibot';
import type { Category } from '#schema/contact-categories.ts';
import { limits } from '#schema/limits.ts';
import type { ReportReason } from '#schema/report-reasons.ts';
import { optionalText, requiredText } from '#schema/text.ts';

/** An answer to a message of the contact form; without text it needs none. */
export const contactAnswer = v.strictObject({ message: optionalText(limits.message) });

/** What was done about a report. */
export const reportResolution = v.strictObject({ resolution: requiredText(limits.staffNote) });

/** A message of the contact form, with its answer if there is one; moments are ISO. */
export type StaffMessage = {
	id: string;
	created_at: string;
	name: string;
	email: string;
	subject: string;
	category: Category | null;
	message: string;
	answer: { at: string; message: string | null } | null;
};

export type StaffReport = {
	id: string;
	created_at: string;
	internship: string;
	/** Null where the internship is gone. */
	title: string | null;
	company: string | null;
	reason: ReportReason;
	message: string | null;
	email: string | null;
	resolved_at: string | null;
	resolution: string | null;
};

export const ANSWER_LISTS = ['open', 'done'] as const;
export type AnswerList = (typeof ANSWER_LISTS)[number];

/** Open ones oldest first, done ones newest first. `next` is the `after` of the page that follows. */
export type StaffPage<Item> = { items: Item[]; next: number | null };

import * as v from 'valibot';
import { CATEGORIES } from '#schema/contact-categories.ts';
import { limits } from '#schema/limits.ts';
import { email, requiredLine, requiredText } from '#schema/text.ts';

/** A row of contacts. */
export const contact = v.strictObject({
	name: requiredLine(limits.name),
	email,
	subject: requiredLine(limits.subject),
	category: v.optional(v.nullable(v.picklist(CATEGORIES))),
	message: requiredText(limits.message),
});
export type Contact = v.InferOutput<typeof contact>;

/** A row of newsletter_subscriptions. */
export const subscription = v.strictObject({ email });

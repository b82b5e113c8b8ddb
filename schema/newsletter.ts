import * as v from 'valibot';
import { email } from '#schema/text.ts';

/** A row of newsletter_subscriptions. */
export const subscription = v.strictObject({ email });

/** The specification's rule for the footer's field: something with an at-sign in it. */
export const looksLikeEmail = (text: string) => text.trim() !== '' && text.includes('@');

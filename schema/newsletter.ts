import * as v from 'valibot';
import { email } from '#schema/text.ts';

/** A row of newsletter_subscriptions. */
export const subscription = v.strictObject({ email });

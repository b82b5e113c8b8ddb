import { newsletterMessages, siteMessages } from '#app/messages/every-page.ts';
import { type FieldErrors, textOf } from '#app/ui/forms/field-values.ts';
import { lineOf } from '#app/ui/forms/typed.ts';
import { toast } from '#app/ui/toast.ts';
import { asEmail, isEmail } from '#schema/email-address.ts';
import { honeypot } from '#schema/honeypot.ts';
import { subscribe } from './api.ts';

/**
 * Checks and sends the form of the newsletter, and says what came of it. Loaded once it is sent, as the form is part of
 * every page.
 * @returns the address that is subscribed, or errors by field, of which there are none where the server did not take it
 */
export async function submitSubscription(values: FormData): Promise<string | FieldErrors> {
	const email = asEmail(lineOf(values, 'email'));
	const { invalid } = newsletterMessages;
	if (!isEmail(email)) {
		toast(invalid);
		return { email: invalid.text };
	}
	const outcome = await subscribe(email, textOf(values, honeypot.field));
	toast(outcome === 'late' ? siteMessages.noAnswerInTime : newsletterMessages[outcome]);
	return outcome === 'subscribed' ? email : {};
}

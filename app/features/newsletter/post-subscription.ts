import type { ActionFunctionArgs } from 'react-router';
import { formAgain, formDone, postedValues, storeRow } from '#app/lib/calls/posted-form.ts';
import { newsletterMessages } from '#app/messages/every-page.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { lineOf } from '#app/ui/forms/typed.ts';
import { asEmail, isEmail } from '#schema/email-address.ts';
import { honeypot } from '#schema/honeypot.ts';
import { failureOf } from './api.ts';

/** On the server: takes a subscription from a browser without scripts. */
export async function postSubscription({ request, context }: ActionFunctionArgs) {
	const values = await postedValues(request);
	const email = asEmail(lineOf(values, 'email'));
	const { invalid, failed } = newsletterMessages;
	if (!isEmail(email))
		return formAgain(values, 422, { message: invalid, errors: { email: invalid.text } });
	const store = context.get(storeRow);
	const failure = await store(
		'newsletter_subscriptions',
		{ email },
		textOf(values, honeypot.field),
	);
	if (!failure) return formDone('/newsletter?subscribed=yes');
	const { status, message, code } = failure;
	return formAgain(values, status, {
		message: status === 429 ? { ...failed, text: message } : newsletterMessages[failureOf(code)],
	});
}

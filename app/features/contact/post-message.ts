import type { ActionFunctionArgs } from 'react-router';
import { formAgain, formDone, postedValues, storeRow } from '#app/lib/calls/posted-form.ts';
import { contactMessages } from '#app/messages/forms.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { honeypot } from '#schema/honeypot.ts';
import { checkMessage, wrongFields } from './contact-rules.ts';

/** On the server: takes a message from a browser without scripts. */
export async function postMessage({ request, context }: ActionFunctionArgs) {
	const values = await postedValues(request);
	const checked = checkMessage(values);
	if ('errors' in checked)
		return formAgain(values, 422, { message: wrongFields(checked), errors: checked.errors });
	const store = context.get(storeRow);
	const failure = await store('contacts', checked.row, textOf(values, honeypot.field));
	if (!failure) return formDone('/contact?sent=yes#write-to-us');
	const { status, message } = failure;
	return formAgain(values, status, {
		message: status === 429 ? { ...contactMessages.failed, text: message } : contactMessages.failed,
	});
}

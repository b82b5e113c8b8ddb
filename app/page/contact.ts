/* The form of /contact: kept in this tab until it is sent, with the name and the address of who is signed in. */

import { authNow, onAuth } from '#app/features/auth/session.ts';
import { sendMessage } from '#app/features/contact/api.ts';
import { contactDraft } from '#app/features/contact/contact-draft.ts';
import { askForKey } from '#app/lib/calls/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';
import { contactMessages } from '#app/messages/forms.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';
import { honeypot } from '#schema/honeypot.ts';
import { limits } from '#schema/limits.ts';
import { formNamed, prepareInForm, sendByScript } from './form.ts';
import { start } from './started.ts';
import { fromTemplate } from './template.ts';

const rules = () => import('#app/features/contact/contact-rules.ts');

start('contact', () => {
	const form = formNamed('contact');
	restore(form);
	form.addEventListener('input', () => contactDraft.write(new FormData(form)));
	prepareInForm(form, () => Promise.all([rules(), askForKey()]));
	sendByScript(form, (values) => send(form, values));
	onAuth(() => offerAccount(form));
	offerAccount(form);
});

const fieldIn = (form: HTMLFormElement, name: string) =>
	form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;

/** What was typed before goes into fields that are empty; what is typed already is stored. */
function restore(form: HTMLFormElement) {
	const early = [...form.querySelectorAll<HTMLInputElement>('input, textarea')].some(
		({ value, defaultValue }) => value !== defaultValue,
	);
	for (const [name, text] of Object.entries(contactDraft.read())) {
		const field = fieldIn(form, name);
		if (text && field?.value === '') field.value = text;
	}
	if (early) contactDraft.write(new FormData(form));
}

/** As the default of their fields: what was typed or taken away stays so, and an emptied form has them again. */
function offerAccount(form: HTMLFormElement) {
	const { user } = authNow();
	if (!user) return;
	const { full_name } = user.user_metadata;
	const own = { name: typeof full_name === 'string' ? full_name : '', email: user.email ?? '' };
	for (const [name, text] of Object.entries(own)) {
		const field = fieldIn(form, name) as HTMLInputElement;
		field.defaultValue ||= text.slice(0, name === 'name' ? limits.name : limits.email);
	}
}

async function send(form: HTMLFormElement, values: FormData) {
	form.querySelector('[data-done], [role=alert]')?.remove();
	const loaded = await rules().catch(() => null);
	if (!loaded) {
		toast(contactMessages.failed);
		return null;
	}
	const checked = loaded.checkMessage(values);
	if ('errors' in checked) {
		toast(loaded.wrongFields(checked));
		return checked.errors;
	}
	const outcome = await sendMessage(checked.row, textOf(values, honeypot.field));
	toast(outcome === 'late' ? siteMessages.noAnswerInTime : contactMessages[outcome]);
	if (outcome !== 'sent') return null;
	// The next message may be typed already.
	if (new FormData(form).get('message') === values.get('message')) {
		contactDraft.clear();
		form.reset();
		// A link may have filled them in for one message.
		for (const name of ['subject', 'category']) fieldIn(form, name).value = '';
	}
	const { subject, email } = checked.row;
	const receipt = fromTemplate('message-sent', { subject, email });
	form.prepend(receipt);
	receipt.focus();
	return null;
}

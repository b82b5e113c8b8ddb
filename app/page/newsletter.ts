import { askForKey } from '#app/lib/calls/supabase.ts';
import { element } from '#app/lib/element.ts';
import { newsletterMessages } from '#app/messages/every-page.ts';
import { toast } from '#app/ui/toast.ts';
import { prepareInForm, sendByScript } from './form.ts';

const submission = () => import('#app/features/newsletter/submit-subscription.ts');

const followed = new WeakSet<HTMLFormElement>();

/** Sends the form in the footer of every page, and that of /newsletter. Without scripts they are posted. */
export function sendNewsletter(): void {
	for (const form of document.querySelectorAll<HTMLFormElement>('form[action="/newsletter"]')) {
		if (!followed.has(form)) followNewsletter(form);
		followed.add(form);
	}
}

function followNewsletter(form: HTMLFormElement) {
	prepareInForm(form, () => Promise.all([submission(), askForKey()]));
	sendByScript(form, async (values) => {
		const submit = await submission().catch(() => null);
		if (!submit) {
			toast(newsletterMessages.failed);
			return null;
		}
		const outcome = await submit.submitSubscription(values);
		if (typeof outcome !== 'string') return outcome;
		form.reset();
		form.parentElement?.querySelector('[data-done], [role=alert]')?.remove();
		const panel = subscribed(outcome);
		form.prepend(panel);
		panel.focus();
		return null;
	});
}

/** As `Subscribed` of features/newsletter, with the address. */
const subscribed = (email: string) =>
	element(
		'p',
		{ tabindex: -1, 'data-done': true, class: 'rounded-control bg-good-wash p-4 wrap-anywhere' },
		element('b', { class: 'text-good' }, 'You are on the list'),
		element('br'),
		`A welcome email is on its way to ${email}; then one a month. `,
		element('a', { href: '/programs', class: 'link' }, 'Search programs'),
	);

/*
 * The forms of /auth. They are the page's own HTML: what is typed stays in the fields, whatever else has changed around
 * them. The auth client is loaded when one of them is sent.
 */
import {
	fieldErrors,
	isUnconfirmed,
	sendConfirmationAgain,
	signIn,
	signUp,
} from '#app/features/auth/api.ts';
import { returnPathIn } from '#app/features/auth/return-path-in.ts';
import { authNow, onAuth } from '#app/features/auth/session.ts';
import { storesSession } from '#app/features/auth/stores-session.ts';
import { linkMessages, studentMessages } from '#app/messages/accounts.ts';
import { noStorage } from '#app/messages/no-storage.ts';
import { signInRequired, signUpRequired } from '#app/messages/required-fields.ts';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { copyEmail } from '#app/ui/forms/copy-email.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { handOn, toast } from '#app/ui/toast.ts';
import { sendByScript } from './form.ts';
import { start } from './started.ts';

start('sign-in', () => {
	for (const button of document.querySelectorAll<HTMLElement>('[data-shows-password]'))
		button.addEventListener('click', () => showPassword(button));
	for (const field of document.querySelectorAll<HTMLInputElement>('input[name=username][hidden]'))
		copyEmail(field);
	sendByScript(form('sign-in'), askToSignIn);
	sendByScript(form('sign-up'), askToSignUp);
	if (!storesSession()) sayNothingIsKept();
	onAuth(leave);
	leave();
});

/** Where they were going when they were led here. */
const destination = () => returnPathIn(history.state?.usr);

/** While a form is sent: what came of it is said before the page is left, and then by the next one. */
let isSending = false;

/** Who is signed in goes on, also where that happens in another tab. */
function leave() {
	if (!authNow().user || isSending) return;
	handOn();
	location.replace(destination() ?? '/');
}

const form = (name: string) => {
	const found = document.querySelector<HTMLFormElement>(`[data-sends="${name}"]`);
	if (!found) throw new Error(`There is no form ${name}`);
	return found;
};

function showPassword(button: HTMLElement) {
	const field = button.parentElement?.querySelector('input');
	if (!field) return;
	const shown = field.type === 'password';
	field.type = shown ? 'text' : 'password';
	button.ariaPressed = String(shown);
}

async function askToSignIn(values: FormData) {
	const wrong = await checkFields(values, signInRequired, studentMessages.missing);
	if (wrong) return wrong;
	if (!storesSession()) {
		toast(noStorage);
		return null;
	}
	const email = textOf(values, 'email');
	isSending = true;
	const failure = await signIn(email, String(values.get('password')));
	isSending = false;
	document.getElementById('is-unconfirmed')?.remove();
	if (isUnconfirmed(failure)) {
		const panel = fromTemplate('unconfirmed', email);
		panel.id = 'is-unconfirmed';
		form('sign-in').before(panel);
		panel.focus();
	}
	toast(failure ? studentMessages.signInFailed(failure.message) : studentMessages.signedIn);
	leave();
	return fieldErrors(failure);
}

async function askToSignUp(values: FormData) {
	const wrong = await checkFields(values, signUpRequired, studentMessages.missing);
	if (wrong) return wrong;
	const email = textOf(values, 'email');
	const failure = await signUp({
		email,
		password: String(values.get('new-password')),
		fullName: textOf(values, 'full-name'),
		destination: destination(),
	});
	toast(failure ? studentMessages.signUpFailed(failure.message) : studentMessages.signedUp);
	if (failure) return fieldErrors(failure);
	// Emptied, the form would look like one that is still to be filled in.
	const sent = fromTemplate('link-sent', email);
	const own = form('sign-up');
	own.reset();
	own.hidden = true;
	own.before(sent);
	sent.querySelector<HTMLElement>('[tabindex]')?.focus();
	sent.querySelector('[data-other]')?.addEventListener('click', () => {
		sent.remove();
		own.hidden = false;
		own.querySelector('input')?.focus();
	});
	return null;
}

/** What is said about a mail to this address, with the button that sends it again. */
function fromTemplate(id: string, email: string): HTMLElement {
	const template = document.getElementById(id) as HTMLTemplateElement;
	const made = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
	made.querySelector('b')?.replaceChildren(email);
	const again = made.querySelector<HTMLFormElement>('[data-sends=again]');
	if (again)
		sendByScript(again, async () => {
			const failure = await sendConfirmationAgain(email, destination());
			toast(
				failure ? linkMessages.confirmationFailed(failure.message) : linkMessages.confirmationSent,
			);
			return null;
		});
	return made;
}

function sayNothingIsKept() {
	const place = document.getElementById('no-storage');
	place?.classList.add('mb-6', 'rounded-control', 'bg-sun-wash', 'p-4', 'text-sun-ink');
	place?.append(
		'This browser does not let our site store anything, so that you cannot stay signed in. Allow it in the settings of the browser, then load this page again.',
	);
}

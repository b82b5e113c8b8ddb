/*
 * The forms of both sign-in pages. They are the page's own HTML: what is typed stays in the fields, whatever else has
 * changed around them. The auth client is loaded when somebody is in one of them (ask-ahead.ts).
 */
import type { User } from '@supabase/auth-js';
import {
	type Account,
	fieldErrors,
	isUnconfirmed,
	sendConfirmationAgain,
	signIn,
	signUp,
} from '#app/features/auth/api.ts';
import { returnPathIn } from '#app/features/auth/return-path-in.ts';
import { authNow, callAuth, callAuthSafely, onAuth } from '#app/features/auth/session.ts';
import { SESSION_KEY } from '#app/lib/calls/stored-session.ts';
import { linkMessages } from '#app/messages/accounts.ts';
import { noStorage } from '#app/messages/no-storage.ts';
import { signInRequired } from '#app/messages/required-fields.ts';
import { formNamed, sendByScript } from '#app/page/form.ts';
import { fromTemplate } from '#app/page/template.ts';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { type FieldErrors, textOf } from '#app/ui/forms/field-values.ts';
import { handOn, type Message, toast } from '#app/ui/toast.ts';
import { followPasswords } from './passwords.ts';
import { storesSession } from './stores-session.ts';

/** What differs between the sign-in of students and that of employers. */
type Portal = {
	messages: {
		missing: Message;
		signInFailed: (reason: string) => Message;
		signedIn: Message;
		signUpFailed: (reason: string) => Message;
		signedUp: Message;
	};
	/** Says what is wrong in a sign-up; null if nothing is. */
	check: (values: FormData) => Promise<FieldErrors | null>;
	account: (values: FormData) => Omit<Account, 'email' | 'password'>;
	/** What the user's metadata have besides. */
	extra?: (values: FormData) => Record<string, string>;
	/** What is said where the auth client throws; without it, that is a failure like others. */
	unexpected?: Message;
	whenSignedUp?: (values: FormData) => Promise<void>;
	/** Where who is signed in goes on. @param from where they were going when they were led here */
	home: (user: User, from: string | null) => string | Promise<string>;
};

/** Where they were going when they were led here. */
export const destination = () => returnPathIn(history.state?.usr);

export function startSignIn(portal: Portal): void {
	followPasswords(document);
	const forms = { 'sign-in': askToSignIn, 'sign-up': askToSignUp };
	for (const [name, ask] of Object.entries(forms)) {
		sendByScript(formNamed(name), attempt(portal, ask));
	}
	if (!storesSession(SESSION_KEY)) sayNothingIsKept();
	onAuth(() => leave(portal));
	leave(portal);
}

const attempt =
	(portal: Portal, work: (portal: Portal, values: FormData) => Promise<FieldErrors | null>) =>
	async (values: FormData) => {
		try {
			return await work(portal, values);
		} catch (error) {
			if (!portal.unexpected) throw error;
			console.error(error);
			toast(portal.unexpected);
			return null;
		}
	};

const askOf = ({ unexpected }: Portal) => (unexpected ? callAuth : callAuthSafely);

/** While a form is sent: what came of it is said before the page is left, and then by the next one. */
let isSending = false;
let leaving: Promise<void> | undefined;

/** Who is signed in goes on, also where that happens in another tab. */
function leave({ home }: Portal) {
	const { user } = authNow();
	if (!user || isSending) return;
	handOn();
	leaving ??= (async () => location.replace(await home(user, destination())))();
}

async function askToSignIn(portal: Portal, values: FormData) {
	const { messages } = portal;
	const wrong = await checkFields(values, signInRequired, messages.missing);
	if (wrong) return wrong;
	if (!storesSession(SESSION_KEY)) {
		toast(noStorage);
		return null;
	}
	const email = textOf(values, 'email');
	isSending = true;
	const failure = await signIn(email, String(values.get('password')), askOf(portal)).finally(() => {
		isSending = false;
	});
	document.getElementById('is-unconfirmed')?.remove();
	if (isUnconfirmed(failure)) {
		const panel = fromTemplate('unconfirmed', { email });
		panel.id = 'is-unconfirmed';
		followAgain(panel, email);
		formNamed('sign-in').before(panel);
		panel.focus();
	}
	toast(failure ? messages.signInFailed(failure.message) : messages.signedIn);
	leave(portal);
	// The button works until the next page is asked for.
	await leaving;
	return fieldErrors(failure);
}

async function askToSignUp(portal: Portal, values: FormData) {
	const wrong = await portal.check(values);
	if (wrong) return wrong;
	const { messages, account, extra, whenSignedUp } = portal;
	const email = textOf(values, 'email');
	const password = String(values.get('new-password'));
	const own = { email, password, ...account(values) };
	const failure = await signUp(own, extra?.(values), askOf(portal));
	toast(failure ? messages.signUpFailed(failure.message) : messages.signedUp);
	if (failure) return fieldErrors(failure);
	await whenSignedUp?.(values);
	// Emptied, the form would look like one that is still to be filled in.
	const sent = fromTemplate('link-sent', { email });
	followAgain(sent, email);
	const form = formNamed('sign-up');
	form.reset();
	form.hidden = true;
	form.before(sent);
	sent.querySelector<HTMLElement>('[tabindex]')?.focus();
	sent.querySelector('[data-other]')?.addEventListener('click', () => {
		sent.remove();
		form.hidden = false;
		form.querySelector('input')?.focus();
	});
	return null;
}

/** The button that sends a mail to this address again. */
function followAgain(panel: HTMLElement, email: string) {
	sendByScript(formNamed('again', panel), async () => {
		const failure = await sendConfirmationAgain(email, destination());
		toast(
			failure ? linkMessages.confirmationFailed(failure.message) : linkMessages.confirmationSent,
		);
		return null;
	});
}

function sayNothingIsKept() {
	const place = document.getElementById('no-storage');
	place?.classList.add('mb-6', 'rounded-control', 'bg-sun-wash', 'p-4', 'text-sun-ink');
	place?.append(
		'This browser does not let our site store anything, so that you cannot stay signed in. Allow it in the settings of the browser, then load this page again.',
	);
}

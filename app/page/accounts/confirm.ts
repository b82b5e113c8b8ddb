/* /auth/confirm: the link of a mail, whose code is in the fragment. It is used once its button is pressed. */
import type { Session, User } from '@supabase/auth-js';
import { requestNewPassword, sendConfirmationAgain } from '#app/features/auth/api.ts';
import { homePath } from '#app/features/auth/home-path.ts';
import {
	discardSession,
	type Exchange,
	exchangeCode,
	openSession,
} from '#app/features/auth/mailed-link/api.ts';
import { type MailedLink, mailedLink } from '#app/features/auth/mailed-link/mailed-link.ts';

import { authNow, onAuth } from '#app/features/auth/session.ts';
import { openWithState } from '#app/lib/addresses/public-page.ts';
import { linkMessages, studentMessages } from '#app/messages/accounts.ts';
import { formNamed, sendByScript } from '#app/page/form.ts';
import { start } from '#app/page/started.ts';
import { showScreen } from '#app/page/template.ts';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';

start('confirm', () => {
	showLink();
	// Another link that is opened in this tab leads to the same document.
	addEventListener('hashchange', showLink);
});

function showLink() {
	const link = mailedLink(location.hash, location.origin);
	if (link) askToFollow(link);
	else showExpired(null);
}

/** The next screen of the same page, once its button was pressed: the focus goes to its beginning. */
function showNext(...screen: Parameters<typeof showScreen>): HTMLElement {
	const element = showScreen(...screen);
	document.getElementById('main')?.focus();
	return element;
}

function askToFollow(link: MailedLink) {
	/** The code works only once, so its result is used again if a later step failed. */
	let result: Exchange | undefined;
	sendByScript(formNamed('follow', showScreen(`follow-${link.type}`)), async () => {
		const user = await whoIsSignedIn();
		if (result?.outcome !== 'session') result = await exchangeCode(link);
		if (result.outcome === 'failed') toast(linkMessages.linkFailed(result.message));
		else if (result.outcome === 'expired') showExpired(link);
		else if (result.outcome === 'other link needed') showNext('other-link-needed');
		else if (!user || user.id === result.session.user.id) await signIn(link, result.session);
		else askToChange(link, result.session, user);
		return null;
	});
}

/** Once it is read from the storage, or renewed. */
const whoIsSignedIn = () =>
	new Promise<User | null>((resolve) => {
		const tell = () => {
			if (authNow().loading) return;
			end();
			resolve(authNow().user);
		};
		const end = onAuth(tell);
		tell();
	});

async function signIn({ type, destination }: MailedLink, session: Session) {
	const failure = await openSession(session);
	if (failure) return toast(linkMessages.linkFailed(failure.message));
	const { user } = session;
	const isRecovery = type === 'recovery';
	toast(linkMessages[isRecovery ? 'recovered' : 'confirmed'](user.email ?? ''));
	if (isRecovery)
		openWithState('/new-password', destination ? { from: destination } : null, 'replaceState');
	else location.replace(destination ?? homePath(user));
}

/** A user who is already signed in must agree before changing to the account of the link. */
function askToChange(link: MailedLink, session: Session, { email = '' }: User) {
	const screen = showNext('other-account', { current: email, other: session.user.email ?? '' });
	let isAnswered = false;
	const once = (answer: () => Promise<unknown>) => async () => {
		if (isAnswered) return null;
		isAnswered = true;
		await answer();
		isAnswered = false;
		return null;
	};
	const stay = async () => {
		await discardSession();
		location.replace('/');
	};
	sendByScript(formNamed('stay', screen), once(stay));
	sendByScript(
		formNamed('change', screen),
		once(() => signIn(link, session)),
	);
}

function showExpired(link: MailedLink | null) {
	const name = `expired-${link?.type ?? 'none'}`;
	const screen = link ? showNext(name) : showScreen(name);
	if (link?.type === 'email_change') return;
	const isRecovery = link?.type === 'recovery';
	const send = isRecovery ? requestNewPassword : sendConfirmationAgain;
	const form = formNamed('again', screen);
	sendByScript(form, async (values) => {
		const wrong = await checkFields(values, { email: 'Enter your email' }, studentMessages.missing);
		if (wrong) return wrong;
		const failure = await send(textOf(values, 'email'), link?.destination ?? null);
		if (failure) {
			toast(linkMessages.confirmationFailed(failure.message));
			return null;
		}
		toast(isRecovery ? linkMessages.recoverySent : linkMessages.confirmationSent);
		form.reset();
		return null;
	});
}

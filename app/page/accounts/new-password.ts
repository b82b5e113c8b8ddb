/* /new-password: the link of a mail has signed somebody in, and that session permits them to choose a password. */
import type { User } from '@supabase/auth-js';
import { changePassword, fieldErrors } from '#app/features/auth/api.ts';
import { homePath } from '#app/features/auth/home-path.ts';
import { returnPathIn } from '#app/features/auth/return-path-in.ts';
import { authNow, onAuth } from '#app/features/auth/session.ts';
import { linkMessages, studentMessages } from '#app/messages/accounts.ts';
import { formNamed, sendByScript } from '#app/page/form.ts';
import { start } from '#app/page/started.ts';
import { fromTemplate, showScreen } from '#app/page/template.ts';
import { blankFields, hasErrors } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';
import { followPasswords } from './passwords.ts';

/** Whose password is chosen. */
let viewer: User | null = null;
let isChanged = false;

start('new-password', () => {
	onAuth(follow);
	follow();
});

const field = () => document.querySelector<HTMLInputElement>('[data-screen] [name=new-password]');

function follow() {
	const { user, loading } = authNow();
	if (loading || isChanged) return;
	if (user) {
		if (user.id !== viewer?.id) askFor(user);
	}
	// What is typed stays: the server says that nobody is signed in.
	else if (!field()?.value) {
		viewer = null;
		showScreen('no-session');
	}
}

function askFor(user: User) {
	const typed = field()?.value ?? '';
	const { account } = user.user_metadata;
	const email = user.email ?? '';
	viewer = user;
	const screen = showScreen(`choose-as-${account === 'employer' ? 'employer' : 'student'}`, {
		email,
	});
	const form = formNamed('new-password', screen);
	form.querySelector('[name=username]')?.setAttribute('value', email);
	const password = field();
	if (password) password.value = typed;
	followPasswords(screen);
	sendByScript(form, async (values) => {
		form.querySelector('[data-note]')?.remove();
		const blank = blankFields(values, { 'new-password': 'Choose a password' });
		if (hasErrors(blank)) {
			toast(studentMessages.missing);
			return blank;
		}
		const failure = await changePassword(String(values.get('new-password')));
		toast(failure ? linkMessages.recoveryFailed(failure.message) : linkMessages.passwordChanged);
		if (failure?.code === 'current_password_required') form.prepend(fromTemplate('present-needed'));
		if (failure) return fieldErrors(failure);
		showChanged(user);
		return null;
	});
}

function showChanged(user: User) {
	isChanged = true;
	const from = returnPathIn(history.state?.usr);
	const screen = showScreen('password-changed', {
		email: user.email ?? '',
		way: from ? 'Go on where you left off' : 'Go on',
	});
	screen.querySelector('a[data-said]')?.setAttribute('href', from ?? homePath(user));
	screen.querySelector<HTMLElement>('[data-done]')?.focus();
}

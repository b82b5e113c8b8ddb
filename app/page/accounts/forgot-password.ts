/* The form of /forgot-password, which says the same whether an account has the address or not. */
import { fieldErrors, requestNewPassword } from '#app/features/auth/api.ts';
import { linkMessages, studentMessages } from '#app/messages/accounts.ts';
import { formNamed, sendByScript } from '#app/page/form.ts';
import { start } from '#app/page/started.ts';
import { fromTemplate } from '#app/page/template.ts';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';

start('forgot-password', () => {
	const form = formNamed('forgot-password');
	sendByScript(form, async (values) => {
		form.querySelector('[data-done]')?.remove();
		const wrong = await checkFields(values, { email: 'Enter your email' }, studentMessages.missing);
		if (wrong) return wrong;
		const email = textOf(values, 'email');
		const failure = await requestNewPassword(email);
		toast(failure ? linkMessages.recoveryFailed(failure.message) : linkMessages.recoverySent);
		if (failure) return fieldErrors(failure);
		form.reset();
		const panel = fromTemplate('link-requested', { email });
		form.prepend(panel);
		panel.focus();
		return null;
	});
});

/* /employer-auth: also what an employer says at sign-up, and which page is their next. */
import { readRouting } from '#app/features/employers/api.ts';
import { employerHome } from '#app/features/employers/routing.ts';
import { isInvitation } from '#app/lib/addresses/colleagues-path.ts';
import { employerMessages } from '#app/messages/accounts.ts';
import { formNamed } from '#app/page/form.ts';
import { start } from '#app/page/started.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { destination, startSignIn } from './accounts.ts';

/** Whoever was invited by a company goes back to the invitation once the address is confirmed. */
const invitation = () => (isInvitation(destination()) ? destination() : null);

const signUp = () => import('./employer-sign-up.ts');

start('employer-sign-in', () => {
	const form = formNamed('sign-up');
	form.addEventListener('focusin', () => signUp().catch(console.error), { once: true });
	form.addEventListener('focusout', ({ target }) => {
		if (target instanceof HTMLInputElement && target.name === 'website')
			signUp().then((own) => own.completeWebsite(target), console.error);
	});
	startSignIn({
		messages: employerMessages,
		check: async (values) => (await signUp()).check(values),
		account: (values) => ({
			fullName: textOf(values, 'contact-person'),
			destination: invitation(),
		}),
		extra: (values) => {
			const company = textOf(values, 'company-name');
			return { ...(company && { company_name: company }), account: 'employer' };
		},
		unexpected: employerMessages.unexpected,
		whenSignedUp: async (values) => (await signUp()).storeWebsite(values),
		home: async ({ id }, from) => employerHome(await readRouting(id), from),
	});
});

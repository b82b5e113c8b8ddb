/* /employer-auth: also what an employer says at sign-up, and which page is their next. */
import { websiteAddress } from '#app/features/employers/addresses.ts';
import { readRouting } from '#app/features/employers/api.ts';
import { storeSignUpWebsite } from '#app/features/employers/profile/profile-draft-storage.ts';
import { employerHome } from '#app/features/employers/routing.ts';
import { signUpProblem } from '#app/features/employers/sign-up-rules.ts';
import { isInvitation } from '#app/lib/addresses/colleagues-path.ts';
import { employerMessages } from '#app/messages/accounts.ts';
import { start } from '#app/page/started.ts';
import { textOf } from '#app/ui/forms/field-values.ts';
import { toast } from '#app/ui/toast.ts';
import { destination, startSignIn } from './accounts.ts';

/** Whoever was invited by a company goes back to the invitation once the address is confirmed. */
const invitation = () => (isInvitation(destination()) ? destination() : null);

start('employer-sign-in', () => {
	for (const field of document.querySelectorAll<HTMLInputElement>('input[name=website]'))
		field.addEventListener('blur', () => {
			field.value = websiteAddress(field.value) ?? '';
		});
	startSignIn({
		messages: employerMessages,
		check,
		account: (values) => ({
			fullName: textOf(values, 'contact-person'),
			destination: invitation(),
		}),
		extra: (values) => {
			const company = textOf(values, 'company-name');
			return { ...(company && { company_name: company }), account: 'employer' };
		},
		unexpected: employerMessages.unexpected,
		whenSignedUp: storeWebsite,
		home: async ({ id }, from) => employerHome(await readRouting(id), from),
	});
});

async function check(values: FormData) {
	const problem = await signUpProblem(values);
	if (problem) toast(problem.message);
	return problem ? problem.errors : null;
}

function storeWebsite(values: FormData) {
	const website = websiteAddress(textOf(values, 'website'));
	if (website) storeSignUpWebsite(() => localStorage, textOf(values, 'email'), website);
}

import { employerMessages } from '#app/messages/accounts.ts';
import { blankFields, type FieldErrors, hasErrors } from '#app/ui/forms/use-submit.ts';
import type { Message } from '#app/ui/toast.tsx';
import { limits } from '#schema/limits.ts';

const asked = {
	'company-name': 'Enter the name of your company',
	'contact-person': 'Enter the name of the contact person',
	email: 'Enter your work email',
	'new-password': 'Choose a password',
};

/**
 * The error in an employer's sign-up, checked in the specification's order; null if there is none.
 */
export function signUpProblem(values: FormData): { message: Message; errors: FieldErrors } | null {
	const blank = blankFields(values, asked);
	if (hasErrors(blank)) return { message: employerMessages.missingRequired, errors: blank };
	const password = String(values.get('new-password'));
	if (password !== values.get('confirm-password'))
		return wrong('confirm-password', employerMessages.passwordsDiffer);
	if (password.length < limits.passwordMinimum)
		return wrong('new-password', employerMessages.passwordShort);
	return null;
}

const wrong = (field: string, message: Message) => ({ message, errors: { [field]: message.text } });

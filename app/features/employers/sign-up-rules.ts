import { employerMessages } from '#app/messages/accounts.ts';
import { fieldMessages } from '#app/messages/fields.ts';
import { checkFields } from '#app/ui/forms/check-fields.ts';
import { blankFields, type FieldErrors, hasErrors } from '#app/ui/forms/field-values.ts';
import type { Message } from '#app/ui/toast.ts';
import { isShortPassword } from '#schema/password-length.ts';

const company = { 'company-name': 'Enter the name of your company' };
const person = {
	'contact-person': 'Enter the name of the contact person',
	email: 'Enter your work email',
	'new-password': 'Choose a password',
};

/**
 * What is wrong in an employer's sign-up, at every field at once; the message is the first in the specification's order.
 * Null if nothing is. Whoever is invited to a company is not asked for its name.
 */
export async function signUpProblem(
	values: FormData,
): Promise<{ message: Message; errors: FieldErrors } | null> {
	const asked = values.has('company-name') ? { ...company, ...person } : person;
	const wrong = await checkFields(values, asked);
	const password = String(values.get('new-password'));
	const { missingRequired, passwordsDiffer, passwordShort } = employerMessages;
	const isShort = isShortPassword(password, 'employer');
	const isDifferent = password !== values.get('confirm-password');
	const errors = {
		...(isShort && { 'new-password': passwordShort.text }),
		...(isDifferent && { 'confirm-password': passwordsDiffer.text }),
		...wrong,
	};
	if (!hasErrors(errors)) return null;
	if (hasErrors(blankFields(values, asked))) return { message: missingRequired, errors };
	if (isDifferent) return { message: passwordsDiffer, errors };
	return { message: isShort ? passwordShort : fieldMessages.checkFields, errors };
}

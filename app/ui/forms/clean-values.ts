import { asEmail, isEmail } from '#schema/email-address.ts';
import { lineOf } from './typed.ts';

/**
 * Makes what was typed or pasted in the named fields one line without hidden characters, and the address in the field
 * `email` one spelling. Passwords stay as they are.
 * @returns whether the field `email` has an address
 */
export function cleanValues(values: FormData, names: string[]): boolean {
	for (const name of names) if (!name.includes('password')) values.set(name, lineOf(values, name));
	const email = asEmail(lineOf(values, 'email'));
	if (values.has('email')) values.set('email', email);
	return isEmail(email);
}

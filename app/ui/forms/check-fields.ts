import { fieldMessages } from '#app/messages/fields.ts';
import { type Message, toast } from '#app/ui/toast.ts';
import { blankFields, type FieldErrors, hasErrors } from './field-values.ts';

/** Where that fails, the server alone refuses. */
const loadChecks = () => import('./clean-values.ts').catch(() => null);

/**
 * An error for each of the named fields that is blank, and for the field `email` where no mail server takes what is in
 * it. Null if nothing is wrong.
 * @param values made clean (`cleanValues`)
 * @param asked the error of each field, by its name
 * @param missing the message where a field is blank; without it there is no message at all
 */
export async function checkFields(
	values: FormData,
	asked: Record<string, string>,
	missing?: Message,
): Promise<FieldErrors | null> {
	const rules = await loadChecks();
	const isEmail = rules?.cleanValues(values, Object.keys(asked)) ?? true;
	const blank = blankFields(values, asked);
	const errors = { ...('email' in asked && !isEmail && { email: fieldMessages.email }), ...blank };
	if (!hasErrors(errors)) return null;
	if (missing) toast(hasErrors(blank) ? missing : fieldMessages.checkFields);
	return errors;
}

import { createContext, data, redirect } from 'react-router';
import type { Message } from '#app/ui/toast.ts';

/**
 * A row that was not stored: the code of the database or the server, its words for people, and the status
 * of the response.
 */
type NotStored = { code: string; message: string; status: number };

/**
 * Stores a row as the same call of the API does; null once it is stored.
 * @param filledIn content of the honeypot
 */
export type StoreRow = (table: string, row: object, filledIn: string) => Promise<NotStored | null>;

/** Set by the server for a form that a browser sent without scripts (server/site/posted-forms.ts). */
export const storeRow = createContext<StoreRow>();

/** What a page shows again after a form that was not accepted. */
export type PostedForm = {
	values: Record<string, string>;
	errors: Record<string, string>;
	message: Message;
};

/** The values of a form; line breaks as scripts read them, not as browsers send them. */
export async function postedValues(request: Request): Promise<FormData> {
	const values = new FormData();
	for (const [name, value] of new URLSearchParams(await request.text()))
		if (!values.has(name)) values.set(name, value.replaceAll('\r\n', '\n'));
	return values;
}

/** The form again, with what was typed. */
export const formAgain = (
	values: FormData,
	status: number,
	{ message, errors = {} }: { message: Message; errors?: Record<string, string> },
) => {
	const typed = [...values].map(([name, value]) => [name, String(value)]);
	return data<PostedForm>({ values: Object.fromEntries(typed), errors, message }, status);
};

/** To an address of its own for the result, which can be loaded again without sending the form again. */
export const formDone = (path: string) => redirect(path, 303);

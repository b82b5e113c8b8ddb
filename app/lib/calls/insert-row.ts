import { honeypot } from '#schema/honeypot.ts';
import { authorizedFetch } from './supabase.ts';

/**
 * Stores a row as PostgREST has it, for a visitor or the signed-in person.
 * @param filledIn content of the honeypot field, which people do not see
 * @returns null once it is stored, else the code of the error, "" where it has none
 */
export async function insertRow(
	table: string,
	row: object,
	filledIn: string,
): Promise<string | null> {
	try {
		const answer = await authorizedFetch(`/rest/v1/${table}`, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				Prefer: 'return=minimal',
				[honeypot.header]: filledIn,
			},
			body: JSON.stringify(row),
		});
		if (answer.ok) return null;
		const { code } = await answer.json();
		return String(code ?? '');
	} catch (error) {
		console.error(error);
		return '';
	}
}

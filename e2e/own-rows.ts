import { type Person, signIn } from './accounts.ts';
import type { RunningSite } from './site.ts';

/** Stores a row of somebody's own, as their forms do. */
export async function haveRow(
	site: RunningSite,
	person: Person,
	table: 'applications' | 'employers',
	row: object,
) {
	const { access_token, user } = await signIn(site, person);
	const { supabaseKey } = await (await fetch(`${site.url}/config.json`)).json();
	const response = await fetch(`${site.url}/rest/v1/${table}`, {
		method: 'POST',
		headers: {
			apikey: supabaseKey,
			Authorization: `Bearer ${access_token}`,
			'Content-Type': 'application/json',
		},
		body: JSON.stringify({ ...row, user_id: user.id }),
	});
	if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
}

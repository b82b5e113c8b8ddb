import type { RunningSite } from './site.ts';

/** The staff key of the site, so that a test may read its rows. */
export const staffKey = 'staff-key-of-end-to-end-tests';

const headers = { apikey: staffKey, 'Content-Type': 'application/json' };

type Table = 'newsletter_subscriptions' | 'contacts' | 'applications' | 'employers' | 'reports';

/** The rows of a table, oldest first. @param query such as `email=eq.ann@example.org` */
export async function rowsOf(
	{ url }: RunningSite,
	table: Table,
	query: string,
): Promise<Record<string, unknown>[]> {
	const response = await fetch(`${url}/rest/v1/${table}?${query}&order=created_at`, { headers });
	if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
	return response.json();
}

/** Inserts a row that no form would send. */
export async function storeRow({ url }: RunningSite, table: Table, row: Record<string, unknown>) {
	const body = JSON.stringify(row);
	const response = await fetch(`${url}/rest/v1/${table}`, { method: 'POST', headers, body });
	if (!response.ok) throw new Error(`${table}: ${response.status} ${await response.text()}`);
}

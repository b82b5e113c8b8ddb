import { ask } from '#test/api-client.ts';
import type { RunningSite } from './site.ts';

/** The service key of the site, so that a test may read its rows. */
export const serviceKey = 'service-key-of-end-to-end-tests';

type Table = 'newsletter_subscriptions' | 'contacts' | 'applications' | 'employers' | 'reports';

/** The rows of a table, oldest first. @param query such as `email=eq.ann@example.org` */
export async function rowsOf(
	{ url }: RunningSite,
	table: Table,
	query: string,
): Promise<Record<string, unknown>[]> {
	return ask(url, `/rest/v1/${table}?${query}&order=created_at`, { key: serviceKey });
}

/** Inserts a row that no form would send. */
export async function storeRow({ url }: RunningSite, table: Table, row: Record<string, unknown>) {
	await ask(url, `/rest/v1/${table}`, { key: serviceKey, body: row });
}

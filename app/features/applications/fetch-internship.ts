import { serverFetch } from '#app/lib/server-fetch.ts';
import type { Internship } from '#schema/internship.ts';

/** Null if there is none of that name, or it could not be fetched. */
export async function fetchInternship(slug: string): Promise<Internship | null> {
	const response = await serverFetch(`/internships/${encodeURIComponent(slug)}.json`);
	return response.ok ? response.json() : null;
}

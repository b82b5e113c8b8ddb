import { type ClientLoaderFunctionArgs, isRouteErrorResponse } from 'react-router';
import type { Found } from '#app/features/internships/search/found.ts';
import type { Busy } from './load-search.ts';

/** Why a script got no results: no connection, no answer in time, too many searches, or anything else. */
export type Failed = { failed: 'offline' | 'busy' | 'limited' | 'other' };

/**
 * What a script asks for. A failure is part of the answer, so that the page can go on showing what it has:
 * thrown, it would replace the page by the error screen.
 */
export async function searchByScript({
	serverLoader,
}: Pick<ClientLoaderFunctionArgs, 'serverLoader'>): Promise<Found | Failed> {
	try {
		const answer = await serverLoader<Found | Busy>();
		return 'busy' in answer ? { failed: 'busy' } : answer;
	} catch (error) {
		return { failed: reasonOf(error) };
	}
}

function reasonOf(error: unknown): Failed['failed'] {
	// What `fetch` throws where there is no connection.
	if (error instanceof TypeError) return 'offline';
	const status = isRouteErrorResponse(error) ? error.status : 0;
	if (status === 429) return 'limited';
	return status === 503 ? 'busy' : 'other';
}

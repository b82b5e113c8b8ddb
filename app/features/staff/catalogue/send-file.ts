import type { CallResult } from '#app/lib/calls/call-api.ts';
import { authorizedFetch } from '#app/lib/calls/supabase.ts';
import { siteMessages } from '#app/messages/every-page.ts';

/** Sends a CSV file as the signed-in person. Never rejects. */
export async function sendFile<T>(path: string, file: File): Promise<CallResult<T>> {
	try {
		const headers = { 'Content-Type': 'text/csv' };
		const response = await authorizedFetch(path, { method: 'POST', headers, body: file });
		const answer = await response.json();
		if (response.ok) return { ok: true, value: answer };
		const { code, message = siteMessages.noAnswer } = answer;
		return { ok: false, status: response.status, code, message };
	} catch (error) {
		console.error(error);
		return { ok: false, status: 503, code: 'no_answer', message: siteMessages.noAnswer };
	}
}

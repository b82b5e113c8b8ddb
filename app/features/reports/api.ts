import { NO_ANSWER_IN_TIME, serverFetch } from '#app/lib/calls/server-fetch.ts';
import { honeypot } from '#schema/honeypot.ts';
import type { Report } from '#schema/report.ts';

/** Sends a report. @param filledIn content of the honeypot field, which people do not see */
export async function sendReport(
	row: Report,
	filledIn: string,
): Promise<'sent' | 'late' | { refused: string }> {
	const response = await serverFetch('/api/reports', {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', [honeypot.header]: filledIn && 'filled in' },
		body: JSON.stringify(row),
	});
	if (response.ok) return 'sent';
	const { code, message } = (await response.json()) as { code?: string; message: string };
	return code === NO_ANSWER_IN_TIME ? 'late' : { refused: message };
}

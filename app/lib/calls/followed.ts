import type { Alert, NewAlert } from '#schema/students/alert.ts';
import { followQuery } from '#schema/students/follow.ts';
import { type CallResult, callApi } from './call-api.ts';

/** An email when a company opens a new internship; the same again changes nothing. @param company the slug of its name */
export async function followCompany(company: string): Promise<CallResult<unknown>> {
	const alert: NewAlert = { query: followQuery(company), frequency: 'daily' };
	const result = await callApi<Alert>('/alerts', alert);
	return !result.ok && result.code === 'alert_exists' ? { ok: true, value: null } : result;
}

import { replace } from 'react-router';
import type { CallResult } from '#app/lib/calls/call-api.ts';
import { readProfile } from './api.ts';

/**
 * Where there is no such row for whoever belongs to a company no more, the dashboard says so.
 * @throws what leads there
 */
export async function toFormerCompany(result: CallResult<unknown>, userId: string): Promise<void> {
	if (result.ok || result.status !== 404) return;
	const profile = await readProfile(userId);
	if (profile.outcome === 'found' && profile.left) throw replace('/employer-dashboard');
}

import type { Found, RoutingFields } from './api.ts';

const DASHBOARD = '/employer-dashboard';
const SETUP = '/employer-profile-setup';

/**
 * Where a signed-in user goes from the employer portal's door.
 * @param from the page whose guard sent them there; null where none did
 */
export function employerHome(found: Found<RoutingFields>, from: string | null): string {
	// The dashboard reads the row again, and offers another try where that fails too.
	if (found.outcome === 'failed') return from ?? DASHBOARD;
	if (!found.row?.profile_completed) return SETUP;
	return from ?? DASHBOARD;
}

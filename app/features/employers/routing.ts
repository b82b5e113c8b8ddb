import { isInvitation } from '#app/lib/addresses/colleagues-path.ts';
import type { ReadResult, RoutingFields } from './api.ts';

const DASHBOARD = '/employer-dashboard';
const SETUP = '/employer-profile-setup';

/**
 * The page for a signed-in user of the employer portal.
 * @param from the page with the guard that redirected them; null if there is none
 */
export function employerHome(result: ReadResult<RoutingFields>, from: string | null): string {
	// Whoever is invited to a company has none yet.
	if (from !== null && isInvitation(from)) return from;
	// The dashboard reads the row again, and offers another try where that fails too.
	if (result.outcome === 'failed') return from ?? DASHBOARD;
	// Who belongs to a company no more reads this there first.
	if (!result.row?.profile_completed && !result.left) return SETUP;
	return from ?? DASHBOARD;
}

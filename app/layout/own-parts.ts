import type { Me, Role } from '#schema/me.ts';
import { account, type NavLink, portals, security, studentLinks } from './navigation.ts';

/* What a signed-in person has in header and menu, for React (signed-in.tsx) and for public pages (app/page/own.ts). */

/** Several actions in a row are asked about once. */
export const ASK_PAUSE_MS = 400;

/** On the narrowest phones all of it fits beside the name in one line. */
export const NARROW_MENU = 'max-[22rem]:[&~button]:px-[0.7rem]';

/** Until the server has answered once, what the account says of itself; it knows no staff. */
export const meUntilAsked = (user: { user_metadata: { account?: unknown } }): Me => ({
	role: user.user_metadata.account === 'employer' ? 'employer' : 'student',
	needs: 0,
	title: '',
	detail: '',
});

/** What is said of the number beside a link; empty where nothing needs them. */
export function needsSaid(role: Role, needs: number): string {
	if (needs === 0) return '';
	if (role === 'staff') return `: ${needs} ${needs === 1 ? 'waits' : 'wait'}`;
	return `: ${needs} ${needs === 1 ? 'needs' : 'need'} you`;
}

/** Their links in the menu of small screens. */
export const ownLinks = (role: Role): NavLink[] =>
	role === 'student' ? [account, ...studentLinks] : [portals[role], security, account];

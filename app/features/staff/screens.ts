import { isId } from '#app/lib/route-handle.ts';
import type { StaffRight } from '#schema/staff/staff-roles.ts';

/** The last part of the address of each staff screen, and its title. */
export const staffScreens = {
	applications: 'Applications',
	employers: 'Employers',
	messages: 'Messages',
	'applicant-messages': 'Messages to applicants',
	reports: 'Reports',
	requests: 'Requests of people',
	listings: 'Public internships',
	people: 'People',
	catalogue: 'Catalogue',
	drafts: 'Drafts to approve',
	corrections: 'Corrections to look at',
	searches: 'Searches that found nothing',
	log: 'Staff log',
	figures: 'Figures',
	'careers-services': 'Careers services',
	settings: 'Settings',
} as const;
export type StaffScreenName = keyof typeof staffScreens;

/** What one needs to use a screen. Without a line every member of staff may. */
export const rightOf: Partial<Record<StaffScreenName, StaffRight>> = {
	people: 'people',
	catalogue: 'catalogue',
	'careers-services': 'careers-services',
};

/** Screens with a page for each row, under its id. */
const WITH_IDS: readonly string[] = ['drafts', 'applications', 'employers'];

/** Whether there is a screen of staff at /staff/{screen}/{id}. */
export function isStaffAddress(screen: string | undefined, id: string | undefined): boolean {
	if (screen === undefined) return true;
	if (!isStaffScreen(screen)) return false;
	return id === undefined || (WITH_IDS.includes(screen) && isId(id));
}

export const isStaffScreen = (screen: string | undefined): screen is StaffScreenName =>
	screen !== undefined && Object.hasOwn(staffScreens, screen);

/** A company on one page. */
export const companyPath = (id: string) => `/staff/employers/${id}`;

/** A list of a screen, searched. @param show one of its lists (parts/staff-list.tsx) @param q words to find */
export const searchPath = (screen: StaffScreenName, show: string, q: string) =>
	`/staff/${screen}?${new URLSearchParams({ show, q })}`;

export const titleOf = (screen: string | undefined) =>
	isStaffScreen(screen) ? staffScreens[screen] : 'What waits';

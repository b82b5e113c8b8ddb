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

/** The screen at an address, none at the first one, which says what waits; and the id of the one thing that it shows. */
export function screenAt(pathname: string): { screen?: StaffScreenName; id?: string } {
	const [, , name = '', id] = pathname.toLowerCase().split('/');
	return { ...(isStaffScreen(name) && { screen: name }), ...(id && { id }) };
}

const isStaffScreen = (name: string): name is StaffScreenName => Object.hasOwn(staffScreens, name);

/** A company on one page. */
export const companyPath = (id: string) => `/staff/employers/${id}`;

/** A list of a screen, searched. @param show one of its lists (parts/staff-list.tsx) @param q words to find */
export const searchPath = (screen: StaffScreenName, show: string, q: string) =>
	`/staff/${screen}?${new URLSearchParams({ show, q })}`;

export function titleOf(pathname: string): string {
	const { screen } = screenAt(pathname);
	return screen ? staffScreens[screen] : 'What waits';
}

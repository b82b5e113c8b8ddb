/**
 * What each screen behind a sign-in imports as it opens, by the file that is imported. The document names the scripts of these
 * files, and their own imports, so that all of them are asked for with React and not one after the other behind it
 * (docs/decisions/pages.md). What is missing here is only later; `e2e/portal-waits.test.ts` finds it.
 */
export type ScreenPart = {
	file: string;
	/** Only where the query of the address says so: a value, or whether it is given. Without a tab the first one is open. */
	when?: Readonly<Record<string, string | boolean>>;
};

type Params = Readonly<Record<string, string | undefined>>;

/** Of every such screen that visitors do not have. */
const frame = [
	'app/lib/keep-page.ts',
	'app/layout/signed-in.tsx',
	'app/layout/card-marks.ts',
	'app/layout/card-notes.ts',
];

const dashboard = 'app/routes/employer/dashboard';
const tabs: ScreenPart[] = [
	...['overview', 'internships', 'applications', 'profile'].map((tab) => ({
		file: `${dashboard}/${tab === 'overview' ? tab : `${tab}-tab`}.tsx`,
		when: { tab },
	})),
	{
		file: 'app/features/applications/hosts/list/board.tsx',
		when: { tab: 'applications', view: 'board' },
	},
];

const features = 'app/features';
const application = [
	'app/routes/applications/student-applications.tsx',
	`${features}/internships/fit/person-fit.ts`,
];

/** Of the screens of staff, without an id in the address and with one. */
const staff: Record<string, string | [list: string, one: string]> = {
	applications: 'app/routes/staff/staff-applications.tsx',
	employers: [
		`${features}/staff/employers/employer-entry.tsx`,
		`${features}/staff/employers/company-page.tsx`,
	],
	messages: `${features}/staff/messages/message-entry.tsx`,
	'applicant-messages': `${features}/staff/applicant-messages/applicant-message-entry.tsx`,
	reports: `${features}/staff/reports/report-entry.tsx`,
	listings: `${features}/staff/listings/listing-entry.tsx`,
	people: `${features}/staff/people/staff-people.tsx`,
	catalogue: `${features}/staff/catalogue/staff-catalogue.tsx`,
	drafts: [`${features}/staff/drafts/queue.tsx`, `${features}/staff/drafts/review.tsx`],
	corrections: `${features}/staff/corrections/correction-entry.tsx`,
	searches: `${features}/staff/searches/staff-searches.tsx`,
	figures: `${features}/staff/figures/staff-figures.tsx`,
	log: `${features}/staff/log/staff-log.tsx`,
	'careers-services': `${features}/staff/careers/careers-services.tsx`,
	settings: `${features}/staff/settings/staff-settings.tsx`,
};

function staffParts({ screen = '', id }: Params): string[] {
	const ofScreen = staff[screen];
	const file = typeof ofScreen === 'object' ? ofScreen[id === undefined ? 0 : 1] : ofScreen;
	const requests = ['request-entry', 'register-request'].map(
		(name) => `${features}/staff/requests/${name}.tsx`,
	);
	return [
		'app/routes/staff/staff-screens.tsx',
		...(screen === 'requests' ? requests : []),
		...(file === undefined ? [] : [file]),
	];
}

/** By the id of the route. */
const screens: Record<
	string,
	readonly (string | ScreenPart)[] | ((params: Params) => readonly string[])
> = {
	'routes/account': ['app/routes/account/account-screen.tsx'],
	'routes/account/security': [`${features}/account/security-forms.tsx`],
	'routes/alerts/alerts': ['alerts-list', 'awaited-list', 'deadline-mails'].map(
		(name) => `${features}/alerts/${name}.tsx`,
	),
	'routes/applications/application': application,
	'routes/applications/applications': application,
	'routes/applications/offer': [`${features}/applications/tracker/one/offer-page.tsx`],
	'routes/apply': [
		{
			file: `${features}/applications/application-form.tsx`,
			when: { internship: false },
		},
		{ file: 'app/routes/apply/for-internship.tsx', when: { internship: true } },
		{ file: `${features}/saved/saved-store.ts`, when: { internship: true } },
	],
	'routes/careers/careers': ({ part }) => [
		`${features}/careers/${part === undefined ? 'careers-page' : 'adviser-invitation'}.tsx`,
	],
	'routes/employer/applicant': ['app/routes/employer/applicant/own-applicant.tsx'],
	'routes/employer/colleagues': [`${features}/colleagues/colleagues-screen.tsx`],
	'routes/employer/connections': [`${features}/connections/connections-screen.tsx`],
	'routes/employer/employer-dashboard': [
		`${dashboard}/dashboard.tsx`,
		`${dashboard}/panels.tsx`,
		...tabs,
	],
	'routes/employer/employer-profile-setup': [`${features}/employers/profile/profile-setup.tsx`],
	'routes/employer/invitation': [`${features}/colleagues/invitation-screen.tsx`],
	'routes/employer/posting/draft': ({ id }) => [
		id === 'new'
			? `${features}/posting/wizard/new-posting.tsx`
			: 'app/routes/employer/posting/draft-screen.tsx',
	],
	'routes/employer/posting/import': [`${features}/posting/import/import-screen.tsx`],
	'routes/lists/lists': [`${features}/lists/lists-screen.tsx`, 'app/routes/lists/offered-list.ts'],
	'routes/profile/cv': [`${features}/profile/cv/cv-page.tsx`],
	'routes/profile/from-cv': [`${features}/profile/proposals/proposals-screen.tsx`],
	'routes/profile/profile': [`${features}/profile/profile-screen.tsx`],
	'routes/saved/compare': ['compare-screen.tsx', 'load-comparison.ts'].map(
		(name) => `app/routes/saved/compare/${name}`,
	),
	'routes/saved/saved': ['app/routes/saved/saved-list.tsx', 'app/routes/saved/load-saved.ts'],
	'routes/staff/staff': staffParts,
};

/** @returns nothing for what is no such screen */
export function screenParts(route: string, params: Params): ScreenPart[] {
	const own = screens[route];
	if (!own) return [];
	const parts = typeof own === 'function' ? own(params) : own;
	const isOpenToVisitors = route.startsWith('routes/saved/');
	return [...(isOpenToVisitors ? [] : frame), ...parts].map((part) =>
		typeof part === 'string' ? { file: part } : part,
	);
}

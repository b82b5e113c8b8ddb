/**
 * What each screen behind a sign-in imports as it opens: all that the file of its route imports so, or what stands here. The
 * document names the scripts of these files, and their own imports, so that all of them are asked for with React and not one after
 * the other behind it (docs/decisions/pages.md). What is missing is only later;
 * `e2e/portal-waits.slow.test.ts` finds it.
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

/** What the address decides, by the id of the route. */
const screens: Record<
	string,
	readonly (string | ScreenPart)[] | ((params: Params) => readonly string[])
> = {
	'routes/account/security': [
		`${features}/account/security-forms.tsx`,
		`${features}/account/open-sessions.tsx`,
	],
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
	'routes/employer/employer-dashboard': [
		`${dashboard}/dashboard.tsx`,
		`${dashboard}/panels.tsx`,
		'app/lib/hand-over.ts',
		...tabs,
	],
	'routes/employer/posting/draft': ({ id }) => [
		id === 'new'
			? `${features}/posting/wizard/new-posting.tsx`
			: 'app/routes/employer/posting/draft-screen.tsx',
	],
};

/**
 * @param routes the ids of those that the address leads to, the innermost last
 * @param importsOf what the file of a route imports as it opens
 * @returns nothing for what is no such screen
 */
export function screenParts(
	routes: readonly string[],
	params: Params,
	importsOf: (route: string) => readonly string[],
): ScreenPart[] {
	const parts = routes.flatMap((route) => {
		const own = screens[route] ?? importsOf(route);
		return typeof own === 'function' ? own(params) : own;
	});
	if (parts.length === 0) return [];
	const isOpenToVisitors = routes.at(-1)?.startsWith('routes/saved/');
	return [...(isOpenToVisitors ? [] : frame), ...parts].map((part) =>
		typeof part === 'string' ? { file: part } : part,
	);
}

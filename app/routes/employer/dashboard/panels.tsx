import type { ReactNode } from 'react';
import { loadApplicants, readApplicants } from '#app/features/applications/hosts/host-calls.ts';
import { employerScreens, HostProvider } from '#app/features/applications/hosts/host-context.tsx';
import type { EmployerRow, ReadResult } from '#app/features/employers/api.ts';
import { postingsCall } from '#app/features/posting/api.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import type { EmployerCounts, EmployerOverview } from '#schema/employers/employer-overview.ts';
import type { EmployerPostings } from '#schema/employers/posting.ts';
import { postingFiltersIn } from '#schema/employers/posting-filters.ts';
import type { CallAsViewer } from '#schema/first-screen.ts';

export const tabs = {
	overview: 'Overview',
	internships: 'Internships',
	applications: 'Applications',
	profile: 'Profile',
} as const;
export type TabName = keyof typeof tabs;

/** The open tab is in the address, so that mails and other screens can link to it. */
export const tabIn = (query: URLSearchParams): TabName =>
	(Object.keys(tabs) as TabName[]).find((one) => one === query.get('tab')) ?? 'overview';

/** @param email of the account */
type Panel = (profile: EmployerRow, email: string) => ReactNode;
/** With how much the tabs have; null where that could not be counted. */
export type LoadedPanel = { tab: TabName; panel: Panel; counts: EmployerCounts | null };

/** Read in the browser, or by the server with `call` for whoever is to see it first. */
type Source = { query: URLSearchParams } & (
	| { profile: Promise<ReadResult<EmployerRow>>; call?: never }
	| { call: CallAsViewer }
);

type Loading = Omit<LoadedPanel, 'tab'>;

/** Each with its script and its data. */
const panels: Record<TabName, (from: Source) => Promise<Loading>> = {
	overview: async () => {
		const [{ Overview }, result] = await Promise.all([
			import('./overview.tsx'),
			callApi<EmployerOverview>('/employer/overview'),
		]);
		return {
			panel: ({ verified }) => <Overview verified={verified} result={result} />,
			counts: result.ok
				? { internships: result.value.published, applications: result.value.applications }
				: null,
		};
	},
	internships: async ({ query }) => {
		const filters = postingFiltersIn(query);
		const [{ InternshipsTab }, result, counts] = await Promise.all([
			import('./internships-tab.tsx'),
			callApi<EmployerPostings>(postingsCall(filters)),
			readCounts(),
		]);
		return { panel: () => <InternshipsTab result={result} filters={filters} />, counts };
	},
	applications: async ({ query, ...source }) => {
		// A company that was never verified has none, and may not ask.
		const load = async () => {
			if (source.call) return readApplicants('employer', query, source.call);
			return isHost(await source.profile) ? loadApplicants('employer', query) : null;
		};
		const [{ ApplicationsTab, NotVerified }, loaded, counts, board] = await Promise.all([
			import('./applications-tab.tsx'),
			load(),
			readCounts(source.call),
			query.get('view') === 'board'
				? import('#app/features/applications/hosts/list/board.tsx')
				: null,
		]);
		const panel: Panel = (profile, email) =>
			loaded && profile.host_since ? (
				<HostProvider screens={employerScreens(email)} templates={loaded.templates}>
					<ApplicationsTab profile={profile} result={loaded.page} board={board?.Board ?? null} />
				</HostProvider>
			) : (
				<NotVerified />
			);
		return { panel, counts };
	},
	profile: async () => {
		const [{ ProfileTab }, counts] = await Promise.all([import('./profile-tab.tsx'), readCounts()]);
		return { panel: (profile, email) => <ProfileTab profile={profile} email={email} />, counts };
	},
};

const isHost = (read: ReadResult<EmployerRow>) =>
	read.outcome === 'found' && Boolean(read.row?.host_since);

async function readCounts(call: CallAsViewer = callApi): Promise<EmployerCounts | null> {
	const counts = await call<EmployerCounts>('/employer/counts');
	return counts.ok ? counts.value : null;
}

/** @param source the query of the address, and what it is read with */
export async function loadPanel(source: Source): Promise<LoadedPanel> {
	const tab = tabIn(source.query);
	return { tab, ...(await panels[tab](source)) };
}

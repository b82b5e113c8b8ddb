import type { ReactNode } from 'react';
import { loadApplicants } from '#app/features/applications/hosts/host-calls.ts';
import { employerScreens, HostProvider } from '#app/features/applications/hosts/host-context.tsx';
import type { EmployerRow, Found } from '#app/features/employers/api.ts';
import { postingsCall } from '#app/features/posting/api.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import type { EmployerCounts, EmployerOverview } from '#schema/employers/employer-overview.ts';
import type { EmployerPostings } from '#schema/employers/posting.ts';

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

type Source = { query: URLSearchParams; profile: Promise<Found<EmployerRow>> };

/** Each with its script and its data. */
const panels: Record<TabName, (from: Source) => Promise<Panel>> = {
	overview: async () => {
		const [{ Overview }, result] = await Promise.all([
			import('./overview.tsx'),
			callApi<EmployerOverview>('/employer/overview'),
		]);
		return ({ verified }) => <Overview verified={verified} result={result} />;
	},
	internships: async () => {
		const [{ InternshipsTab }, result] = await Promise.all([
			import('./internships-tab.tsx'),
			callApi<EmployerPostings>(postingsCall),
		]);
		return () => <InternshipsTab result={result} />;
	},
	applications: async ({ query, profile: read }) => {
		const found = await read;
		// A company that was never verified has none, and may not ask.
		const isHost = found.outcome === 'found' && found.row?.host_since;
		const [{ ApplicationsTab, NotVerified }, loaded] = await Promise.all([
			import('./applications-tab.tsx'),
			isHost ? loadApplicants('employer', query) : null,
		]);
		if (!loaded) return () => <NotVerified />;
		return (profile, email) => (
			<HostProvider screens={employerScreens(email)} templates={loaded.templates}>
				<ApplicationsTab profile={profile} result={loaded.page} />
			</HostProvider>
		);
	},
	profile: async () => {
		const { ProfileTab } = await import('./profile-tab.tsx');
		return (profile, email) => <ProfileTab profile={profile} email={email} />;
	},
};

/** @param source the query of the address, and the profile while it is read */
export async function loadPanel(source: Source): Promise<LoadedPanel> {
	const tab = tabIn(source.query);
	const [panel, counts] = await Promise.all([
		panels[tab](source),
		callApi<EmployerCounts>('/employer/counts'),
	]);
	return { tab, panel, counts: counts.ok ? counts.value : null };
}

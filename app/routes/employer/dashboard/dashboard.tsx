import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SignOutButton } from '#app/features/auth/sign-out-button.tsx';
import type { EmployerRow } from '#app/features/employers/api.ts';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import { Loading } from '#app/ui/loading.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { CompanyCard, CompanyLine } from './company-card.tsx';
import { type LoadedPanel, type TabName, tabIn, tabs } from './panels.tsx';
import { VerificationStanding } from './verification-standing.tsx';

/** @param email of the account */
export function Dashboard({
	profile,
	email,
	panel,
}: {
	profile: EmployerRow;
	email: string;
	panel: LoadedPanel;
}) {
	const [tab, openTab] = useTab();
	const panels = usePanels(panel);
	return (
		<div className="@container">
			<div className="page py-10 md:py-16">
				<div className="flex flex-wrap items-start justify-between gap-5">
					<div className="min-w-0">
						<h1 className="title break-words">Welcome, {profile.contact_person}</h1>
						<VerificationStanding profile={profile} />
					</div>
					{/* On wider screens the header of every page has one. */}
					<SignOutButton className="@bar:hidden" />
				</div>
				{tab === 'overview' ? <CompanyCard profile={profile} /> : <CompanyLine profile={profile} />}
				<Tabs
					label="Dashboard"
					selected={tab}
					onSelect={openTab}
					tabs={Object.entries(tabs).map(([id, label]) => ({
						id,
						label,
						panel: panels[id as TabName]?.(profile, email) ?? <Loading />,
					}))}
				/>
			</div>
		</div>
	);
}

/** A tab that is chosen is open at once, also while its panel is loaded. */
function useTab(): [tab: TabName, open: (tab: string) => void] {
	const [, setQuery] = useSearchParams();
	const tab = tabIn(useComingQuery());
	const open = (next: string) =>
		setQuery(next === 'overview' ? {} : { tab: next }, {
			replace: true,
			preventScrollReset: true,
		});
	return [tab, open];
}

/** The panels that were opened, each as it was loaded last: what was ticked in one is still ticked there. */
function usePanels({ tab, panel }: LoadedPanel) {
	const [panels, setPanels] = useState<Partial<Record<TabName, LoadedPanel['panel']>>>({});
	if (panels[tab] !== panel) setPanels({ ...panels, [tab]: panel });
	return panels;
}

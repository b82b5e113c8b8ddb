import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SignOutButton } from '#app/features/auth/sign-out-button.tsx';
import type { EmployerRow } from '#app/features/employers/api.ts';
import { useComingQuery } from '#app/lib/addresses/use-coming-query.ts';
import { Loading } from '#app/ui/loading.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { type LoadedPanel, type TabName, tabIn, tabs } from './panels.tsx';
import { PostInternship } from './post-internship.tsx';
import { VerificationStanding } from './verification-standing.tsx';

/** Of whoever has signed in: the contact person is another one for a colleague. */
function nameIn({ own, contact_person }: EmployerRow, metadata: Record<string, unknown>): string {
	if (own) return contact_person;
	return typeof metadata.full_name === 'string' ? metadata.full_name : '';
}

/** @param user whoever has signed in */
export function Dashboard({
	profile,
	user: { email = '', user_metadata },
	panel,
}: {
	profile: EmployerRow;
	user: { email?: string | undefined; user_metadata: Record<string, unknown> };
	panel: LoadedPanel;
}) {
	const name = nameIn(profile, user_metadata);
	const [tab, openTab] = useTab();
	const panels = usePanels(panel);
	const counts: Partial<Record<string, number>> = panel.counts ?? {};
	return (
		<div className="@container">
			<div className="page pt-6 pb-12 md:pt-8 md:pb-16">
				<div className="mb-5 flex flex-wrap items-start justify-between gap-x-5 gap-y-4">
					<div className="min-w-0 flex-[1_1_18rem]">
						<h1 className="heading break-words">{name ? `Welcome, ${name}` : 'Welcome'}</h1>
						<div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
							<h2 className="text-body leading-[inherit] font-semibold wrap-anywhere">
								{profile.company_name}
							</h2>
							<p className="flex flex-wrap gap-x-3 text-muted wrap-anywhere max-md:hidden">
								<span>{profile.location}</span>
								<span>{profile.industry}</span>
								<span>{profile.company_size} employees</span>
							</p>
							<VerificationStanding profile={profile} />
						</div>
					</div>
					<div className="flex flex-wrap gap-3 max-md:w-full max-md:*:flex-auto">
						<PostInternship />
						{/* On wider screens the header of every page has one. */}
						<SignOutButton className="@bar:hidden" />
					</div>
				</div>
				<Tabs
					label="Dashboard"
					selected={tab}
					onSelect={openTab}
					tabs={Object.entries(tabs).map(([id, label]) => ({
						id,
						label,
						count: counts[id] || undefined,
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

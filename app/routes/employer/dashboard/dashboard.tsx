import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { EmployerRow } from '#app/features/employers/api.ts';
import { SignOutButton } from '#app/layout/account-buttons.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { CompanyCard, CompanyLine } from './company-card.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { Overview } from './overview.tsx';
import { PostInternship } from './post-internship.tsx';
import { VerificationStanding } from './verification-standing.tsx';

/** Loaded once its tab is opened. */
const ApplicationsTab = lazy(async () => {
	const { ApplicationsTab: Tab } = await import('./applications-tab.tsx');
	return { default: Tab };
});

const ProfileTab = lazy(async () => {
	const { ProfileTab: Tab } = await import('./profile-tab.tsx');
	return { default: Tab };
});

/** Loaded when its tab is opened. */
const Postings = lazy(async () => {
	const list = await import('#app/features/posting/list/postings.tsx');
	return { default: list.Postings };
});

/** @param email of the account */
export function Dashboard({ profile, email }: { profile: EmployerRow; email: string }) {
	const [tab, setTab] = useTab();
	const applicationsOpened = useOnceTrue(tab === 'applications');
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
					onSelect={setTab}
					tabs={[
						{
							id: 'overview',
							label: 'Overview',
							panel: <Overview verified={profile.verified} />,
						},
						{
							id: 'internships',
							label: 'Internships',
							panel: tab === 'internships' && (
								<Suspense fallback={<Loading label="Loading your internships" />}>
									<Postings
										post={<PostInternship />}
										empty={
											<EmptyTab
												title="No internships yet"
												text="Internships you post will appear here, with their applications and dates."
											>
												<PostInternship />
											</EmptyTab>
										}
									/>
								</Suspense>
							),
						},
						{
							id: 'applications',
							label: 'Applications',
							panel: applicationsOpened && (
								<Suspense fallback={<Loading />}>
									<ApplicationsTab profile={profile} email={email} />
								</Suspense>
							),
						},
						{
							id: 'profile',
							label: 'Profile',
							panel: (
								<Suspense fallback={<Loading label="Loading your profile" />}>
									<ProfileTab profile={profile} email={email} />
								</Suspense>
							),
						},
					]}
				/>
			</div>
		</div>
	);
}

const TABS = ['overview', 'internships', 'applications', 'profile'];

/** The open tab is in the address, so that mails and other screens can link to it. */
function useTab(): [tab: string, open: (tab: string) => void] {
	const [query, setQuery] = useSearchParams();
	const tab = TABS.find((one) => one === query.get('tab')) ?? 'overview';
	const open = (next: string) =>
		setQuery(next === 'overview' ? {} : { tab: next }, {
			replace: true,
			preventScrollReset: true,
		});
	return [tab, open];
}

/** Whether it has been true since the component is shown. */
function useOnceTrue(now: boolean): boolean {
	const [before, setBefore] = useState(now);
	if (now && !before) setBefore(true);
	return now || before;
}

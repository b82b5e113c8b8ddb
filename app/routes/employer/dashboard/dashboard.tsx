import { useState } from 'react';
import type { EmployerRow } from '#app/features/employers/api.ts';
import { SignOutButton } from '#app/layout/account-buttons.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { CompanyCard } from './company-card.tsx';
import { EmptyTab } from './empty-tab.tsx';
import { Overview } from './overview.tsx';
import { PostInternship } from './post-internship.tsx';
import { ProfileTab } from './profile-tab.tsx';

/** @param email of the account */
export function Dashboard({ profile, email }: { profile: EmployerRow; email: string }) {
	const [tab, setTab] = useState('overview');
	return (
		<div className="page py-10 md:py-16">
			<div className="flex flex-wrap items-start justify-between gap-5">
				<div className="min-w-0">
					<h1 className="title break-words">Welcome, {profile.contact_person}</h1>
					<p className="mt-4">
						{profile.verified ? (
							<Badge tone="good">Verified</Badge>
						) : (
							<Badge tone="plain">Pending Verification</Badge>
						)}
					</p>
				</div>
				{/* On wider screens the header of every page has one. */}
				<SignOutButton className="bar:hidden" />
			</div>
			<CompanyCard profile={profile} />
			<Tabs
				label="Dashboard"
				selected={tab}
				onSelect={setTab}
				tabs={[
					{ id: 'overview', label: 'Overview', panel: <Overview verified={profile.verified} /> },
					{
						id: 'internships',
						label: 'Internships',
						panel: (
							<EmptyTab
								title="No internships yet"
								text="Internships you post will appear here, with their applications and dates."
							>
								<PostInternship />
							</EmptyTab>
						),
					},
					{
						id: 'applications',
						label: 'Applications',
						panel: (
							<EmptyTab
								title="No applications yet"
								text="Once you have an internship open, the students who apply for it appear here."
							/>
						),
					},
					{
						id: 'profile',
						label: 'Profile',
						panel: <ProfileTab profile={profile} email={email} />,
					},
				]}
			/>
		</div>
	);
}

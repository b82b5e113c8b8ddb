import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { StaffWeeks } from '#app/features/staff/overview/staff-weeks.tsx';
import { WhatWaits } from '#app/features/staff/overview/what-waits.tsx';
import { isStaffScreen, type StaffScreenName, titleOf } from '#app/features/staff/screens.ts';
import { useStaff } from '#app/features/staff/staff-context.tsx';
import { StaffFrame } from '#app/features/staff/staff-frame.tsx';
import { StaffNavigation } from '#app/features/staff/staff-navigation.tsx';
import { summaryWords } from '#app/features/staff/waiting-words.ts';
import { Loading } from '#app/ui/loading.tsx';

/** Each is loaded when it is opened; one with an id shows that one thing. */
const screens: Record<StaffScreenName, ComponentType<{ id: string | undefined }>> = {
	applications: lazy(async () => {
		const { StaffApplications } = await import('./staff-applications.tsx');
		return { default: StaffApplications };
	}),
	employers: lazy(async () => {
		const { StaffEmployers } = await import('#app/features/staff/employers/staff-employers.tsx');
		return { default: StaffEmployers };
	}),
	messages: lazy(async () => {
		const { StaffMessages } = await import('#app/features/staff/messages/staff-messages.tsx');
		return { default: StaffMessages };
	}),
	'applicant-messages': lazy(async () => {
		const { StaffApplicantMessages } = await import(
			'#app/features/staff/applicant-messages/staff-applicant-messages.tsx'
		);
		return { default: StaffApplicantMessages };
	}),
	reports: lazy(async () => {
		const { StaffReports } = await import('#app/features/staff/reports/staff-reports.tsx');
		return { default: StaffReports };
	}),
	people: lazy(async () => {
		const { StaffPeople } = await import('#app/features/staff/people/staff-people.tsx');
		return { default: StaffPeople };
	}),
	catalogue: lazy(async () => {
		const { StaffCatalogue } = await import('#app/features/staff/catalogue/staff-catalogue.tsx');
		return { default: StaffCatalogue };
	}),
	drafts: lazy(async () => {
		const { Drafts } = await import('#app/features/staff/drafts/drafts.tsx');
		return { default: Drafts };
	}),
	corrections: lazy(async () => {
		const { StaffCorrections } = await import(
			'#app/features/staff/corrections/staff-corrections.tsx'
		);
		return { default: StaffCorrections };
	}),
	log: lazy(async () => {
		const { StaffLog } = await import('#app/features/staff/log/staff-log.tsx');
		return { default: StaffLog };
	}),
};

/** The screen at an address, in the frame that all have. */
export function StaffScreens({
	screen,
	id,
}: {
	screen: string | undefined;
	id: string | undefined;
}) {
	const { overview, refresh } = useStaff();
	const counted = useRef(screen);
	useEffect(() => {
		if (counted.current !== screen) void refresh();
		counted.current = screen;
	}, [screen, refresh]);
	const Screen = isStaffScreen(screen) ? screens[screen] : undefined;
	const summary = `${summaryWords(overview.waiting, overview.today)} Every step is written into the staff log.`;
	return (
		<StaffFrame
			title={titleOf(screen)}
			{...(!Screen && { intro: summary })}
			navigation={<StaffNavigation />}
		>
			<Suspense fallback={<Loading />}>
				{Screen ? (
					<Screen key={id ?? ''} id={id} />
				) : (
					<>
						<WhatWaits />
						<StaffWeeks />
					</>
				)}
			</Suspense>
		</StaffFrame>
	);
}

import type { ReactNode } from 'react';
import { loadApplicant, loadApplicants } from '#app/features/applications/hosts/host-calls.ts';
import { careersServicesCall } from '#app/features/staff/careers/api.ts';
import { choiceIn, loadDrafts, openDraft } from '#app/features/staff/drafts/api.ts';
import { StaffWeeks } from '#app/features/staff/overview/staff-weeks.tsx';
import { WhatWaits } from '#app/features/staff/overview/what-waits.tsx';
import { loadStaffList, StaffList } from '#app/features/staff/parts/staff-list.tsx';
import { loadAnswers } from '#app/features/staff/saved-answers/answers-context.ts';
import { SavedAnswers } from '#app/features/staff/saved-answers/saved-answers.tsx';
import {
	isStaffScreen,
	rightOf,
	type StaffScreenName,
	titleOf,
} from '#app/features/staff/screens.ts';
import { membersCall } from '#app/features/staff/settings/api.ts';
import { StaffContext } from '#app/features/staff/staff-context.tsx';
import { StaffFrame } from '#app/features/staff/staff-frame.tsx';
import { StaffNavigation } from '#app/features/staff/staff-navigation.tsx';
import { summaryWords } from '#app/features/staff/waiting-words.ts';
import { callApi } from '#app/lib/calls/call-api.ts';
import { Card } from '#app/ui/card.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import type { CareersService } from '#schema/careers/careers-services.ts';
import type { StaffEmployer } from '#schema/employers/employer-decision.ts';
import type { WaitingCorrection } from '#schema/employers/posting.ts';
import type { PersonRequest } from '#schema/staff/person-requests.ts';
import type { SearchWords } from '#schema/staff/search-words.ts';
import type {
	EmptySearch,
	StaffFigure,
	StaffLogPage,
	StaffOverview,
	StaffWeek,
} from '#schema/staff/staff.ts';
import type { ReviewedMessage, StaffMessage, StaffReport } from '#schema/staff/staff-answers.ts';
import type { StaffCompany } from '#schema/staff/staff-company.ts';
import type { StaffListing } from '#schema/staff/staff-listings.ts';
import type { StaffMembers } from '#schema/staff/staff-roles.ts';

type Address = { id: string | undefined; query: URLSearchParams };

/** Each screen with its script and its data; one with an id shows that one thing. */
const screens: Record<StaffScreenName, (address: Address) => Promise<ReactNode>> = {
	applications: async ({ id, query }) => {
		const { OneApplication, AllApplications } = await import('./staff-applications.tsx');
		return id === undefined ? (
			<AllApplications {...(await loadApplicants('staff', query))} />
		) : (
			<OneApplication {...(await loadApplicant('staff', id, query))} />
		);
	},
	employers: async ({ id, query }) => {
		if (id !== undefined) {
			const [{ CompanyPage }, company] = await Promise.all([
				import('#app/features/staff/employers/company-page.tsx'),
				callApi<StaffCompany>(`/staff/employers/${id}`),
			]);
			return <CompanyPage key={id} result={company} />;
		}
		const [{ EmployerEntry }, result] = await Promise.all([
			import('#app/features/staff/employers/employer-entry.tsx'),
			loadStaffList<StaffEmployer>('employers', query),
		]);
		return (
			<StaffList
				screen="employers"
				search="company or email"
				none="No employer is in this list."
				result={result}
			>
				{(employer, again, isOpen) => (
					<EmployerEntry employer={employer} isOpen={isOpen} onAgain={again} />
				)}
			</StaffList>
		);
	},
	messages: async ({ query }) => {
		const [{ MessageEntry }, result] = await Promise.all([
			import('#app/features/staff/messages/message-entry.tsx'),
			loadStaffList<StaffMessage>('messages', query),
		]);
		return (
			<StaffList
				screen="messages"
				search="sender or subject"
				none="No message is in this list."
				result={result}
			>
				{(message, again, isOpen) => (
					<MessageEntry message={message} isOpen={isOpen} onAgain={again} />
				)}
			</StaffList>
		);
	},
	'applicant-messages': async ({ query }) => {
		const [{ ApplicantMessageEntry }, result] = await Promise.all([
			import('#app/features/staff/applicant-messages/applicant-message-entry.tsx'),
			loadStaffList<ReviewedMessage>('applicant-messages', query),
		]);
		return (
			<StaffList
				screen="applicant-messages"
				search="company"
				none="No message is in this list."
				result={result}
			>
				{(message, again, isOpen) => (
					<ApplicantMessageEntry message={message} isOpen={isOpen} onAgain={again} />
				)}
			</StaffList>
		);
	},
	reports: async ({ query }) => {
		const [{ ReportEntry }, result] = await Promise.all([
			import('#app/features/staff/reports/report-entry.tsx'),
			loadStaffList<StaffReport>('reports', query),
		]);
		return (
			<StaffList
				screen="reports"
				search="address or company"
				none="No report is in this list."
				result={result}
			>
				{(report, again, isOpen) => <ReportEntry report={report} isOpen={isOpen} onAgain={again} />}
			</StaffList>
		);
	},
	requests: async ({ query }) => {
		const [{ RequestEntry }, { RegisterRequest }, result] = await Promise.all([
			import('#app/features/staff/requests/request-entry.tsx'),
			import('#app/features/staff/requests/register-request.tsx'),
			loadStaffList<PersonRequest>('requests', query),
		]);
		return (
			<>
				<RegisterRequest />
				<StaffList
					screen="requests"
					search="who asks"
					none="No request is in this list."
					result={result}
				>
					{(request, again, isOpen) => (
						<RequestEntry request={request} isOpen={isOpen} onAgain={again} />
					)}
				</StaffList>
			</>
		);
	},
	listings: async ({ query }) => {
		const [{ ListingEntry }, result] = await Promise.all([
			import('#app/features/staff/listings/listing-entry.tsx'),
			loadStaffList<StaffListing>('listings', query),
		]);
		return (
			<StaffList
				screen="listings"
				search="title or company"
				none="No internship is in this list."
				result={result}
			>
				{(listing, _, isOpen) => <ListingEntry listing={listing} isOpen={isOpen} />}
			</StaffList>
		);
	},
	people: async () => {
		const { StaffPeople } = await import('#app/features/staff/people/staff-people.tsx');
		return <StaffPeople />;
	},
	catalogue: async () => {
		const { StaffCatalogue } = await import('#app/features/staff/catalogue/staff-catalogue.tsx');
		return <StaffCatalogue />;
	},
	drafts: async ({ id, query }) => {
		if (id === undefined) {
			const choice = choiceIn(query);
			const [{ Queue }, [waiting, approved]] = await Promise.all([
				import('#app/features/staff/drafts/queue.tsx'),
				loadDrafts(choice),
			]);
			return (
				<Part result={waiting}>
					{(first) => (
						<Part result={approved}>
							{(drafts) => <Queue choice={choice} waiting={first} approved={drafts} />}
						</Part>
					)}
				</Part>
			);
		}
		const [{ Review }, result] = await Promise.all([
			import('#app/features/staff/drafts/review.tsx'),
			openDraft(id),
		]);
		return <Review key={id} result={result} />;
	},
	corrections: async ({ query }) => {
		const [{ CorrectionEntry }, result] = await Promise.all([
			import('#app/features/staff/corrections/correction-entry.tsx'),
			loadStaffList<WaitingCorrection>('corrections', query),
		]);
		return (
			<>
				<p className="mb-4 max-w-[46rem] text-muted">
					Employers can correct a part of the words, and the number of places, at once. Look at it
					afterwards: it is fine, or you put back what was approved.
				</p>
				<StaffList
					screen="corrections"
					search="title or company"
					none="No correction is in this list."
					result={result}
				>
					{(correction, again, isOpen) => (
						<CorrectionEntry correction={correction} isOpen={isOpen} onAgain={again} />
					)}
				</StaffList>
			</>
		);
	},
	searches: async () => {
		const [{ StaffSearches }, searches, words] = await Promise.all([
			import('#app/features/staff/searches/staff-searches.tsx'),
			callApi<EmptySearch[]>('/staff/searches'),
			callApi<SearchWords>('/staff/searches/words'),
		]);
		return (
			<Part result={searches}>
				{(rows) => (
					<Part result={words}>{(value) => <StaffSearches searches={rows} words={value} />}</Part>
				)}
			</Part>
		);
	},
	figures: async () => {
		const [{ StaffFigures }, figures] = await Promise.all([
			import('#app/features/staff/figures/staff-figures.tsx'),
			callApi<StaffFigure[]>('/staff/figures'),
		]);
		return <Part result={figures}>{(value) => <StaffFigures figures={value} />}</Part>;
	},
	log: async () => {
		const [{ StaffLog }, newest] = await Promise.all([
			import('#app/features/staff/log/staff-log.tsx'),
			callApi<StaffLogPage>('/staff/log'),
		]);
		return <Part result={newest}>{(value) => <StaffLog newest={value} />}</Part>;
	},
	'careers-services': async () => {
		const [{ CareersServices }, services] = await Promise.all([
			import('#app/features/staff/careers/careers-services.tsx'),
			callApi<CareersService[]>(careersServicesCall),
		]);
		return <Part result={services}>{(value) => <CareersServices services={value} />}</Part>;
	},
	settings: async () => {
		const [{ StaffSettings }, members] = await Promise.all([
			import('#app/features/staff/settings/staff-settings.tsx'),
			callApi<StaffMembers>(membersCall),
		]);
		return <Part result={members}>{(value) => <StaffSettings staff={value} />}</Part>;
	},
};

/** Where staff write to people. */
const ANSWERING: StaffScreenName[] = [
	'drafts',
	'corrections',
	'employers',
	'messages',
	'applicant-messages',
	'reports',
];

/** What the screen at an address shows; where it names none, what waits is the screen. */
export async function loadScreen(screen: string | undefined, address: Address): Promise<ReactNode> {
	if (isStaffScreen(screen) && ANSWERING.includes(screen)) {
		const [content, answers] = await Promise.all([screens[screen](address), loadAnswers()]);
		return (
			<SavedAnswers result={answers} hasKeyList={screen === 'drafts' && address.id !== undefined}>
				{content}
			</SavedAnswers>
		);
	}
	if (isStaffScreen(screen)) return screens[screen](address);
	const weeks = await callApi<StaffWeek[]>('/staff/weeks');
	return (
		<WhatWaits>
			<Part result={weeks}>{(value) => <StaffWeeks weeks={value} />}</Part>
		</WhatWaits>
	);
}

/** A screen in the frame that all have. */
export function StaffScreen({
	screen,
	overview,
	children,
}: {
	screen: string | undefined;
	overview: StaffOverview;
	children: ReactNode;
}) {
	const right = isStaffScreen(screen) ? rightOf[screen] : undefined;
	const summary = `${summaryWords(overview.waiting, overview.today)} Every step is written into the staff log.`;
	return (
		<StaffContext value={overview}>
			<StaffFrame
				title={titleOf(screen)}
				{...(!isStaffScreen(screen) && { intro: summary })}
				navigation={<StaffNavigation />}
			>
				{right === undefined || overview.may.includes(right) ? (
					children
				) : (
					<Card>Only an administrator can do this. Settings says who is one.</Card>
				)}
			</StaffFrame>
		</StaffContext>
	);
}

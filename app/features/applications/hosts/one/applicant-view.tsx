import { useLocation, useSearchParams } from 'react-router';
import { Initials, PartTitle } from '#app/features/applications/hosts/applicant-marks.tsx';
import { appliedFor, nameOf, studyOf } from '#app/features/applications/hosts/applicant-naming.ts';
import { LATER, type LoadedApplicant } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { Marks } from '#app/features/applications/hosts/list/marks.tsx';
import { Messages } from '#app/features/applications/messages/messages.tsx';
import { History } from '#app/features/applications/tracker/one/history.tsx';
import { Stages } from '#app/features/applications/tracker/one/stages.tsx';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { cn } from '#app/lib/cn.ts';
import { useWide } from '#app/lib/use-wide.ts';
import { AddressText } from '#app/ui/address-text.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Part } from '#app/ui/page/part-boundary.tsx';
import { filtersIn } from '#schema/applications/applicant-filters.ts';
import type { WholeApplicant } from '#schema/applications/applicants.ts';
import { isOneOf, UNDECIDED } from '#schema/applications/application-moves.ts';
import { ApplicantsBeside } from './applicants-beside.tsx';
import { changesOf } from './changes.tsx';
import { HostMoves } from './host-moves.tsx';
import { Neighbours } from './neighbours.tsx';
import { Notes } from './notes.tsx';
import { SentApplication } from './sent-application.tsx';
import { Whose } from './whose.tsx';

/** One application, as those who answer it see it. */
export function ApplicantView({
	applicant,
	loaded: { items, place, beside, conversation },
}: {
	applicant: WholeApplicant;
	loaded: LoadedApplicant;
}) {
	const [query] = useSearchParams();
	const hasBeside = useWide() && beside;
	return (
		<div className="grid gap-4">
			<Neighbours items={items} place={place} filters={filtersIn(query)} />
			<div
				className={cn(
					'grid items-start gap-6 print:block!',
					hasBeside && '@5xl:grid-cols-[15rem_minmax(0,1fr)]',
				)}
			>
				{hasBeside && (
					<ApplicantsBeside
						id={applicant.id}
						some={beside}
						total={items.length}
						filters={filtersIn(query)}
					/>
				)}
				<OpenApplicant key={applicant.id} applicant={applicant} conversation={conversation} />
			</div>
		</div>
	);
}

const OpenApplicant = ({
	applicant,
	conversation,
}: { applicant: WholeApplicant } & Pick<LoadedApplicant, 'conversation'>) => (
	// Below 64rem one column, the history last, as each answer makes it longer; and what has the focus stays above the bar
	// at the lower edge.
	<div className="flex flex-col gap-5 [&_:is(a,button,input,summary,textarea)]:scroll-mb-44 @5xl:grid @5xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:grid-rows-[auto_1fr] @5xl:items-start">
		<div className="grid min-w-0 gap-5">
			<Head applicant={applicant} />
			<Card>
				<Stages application={applicant} today={applicant.today} readBy="host" />
			</Card>
		</div>
		<HostMoves applicant={applicant} />
		<div className="grid min-w-0 gap-5">
			<SentApplication applicant={applicant} />
			{conversation === LATER ? (
				// Until then the bar of the moves is at the lower edge, as it is with more above it.
				<div className="h-svh" />
			) : (
				<div data-later="" className="contents">
					<Talk applicant={applicant} conversation={conversation} />
				</div>
			)}
		</div>
	</div>
);

/** What is written about it, to the student and among colleagues, and what has happened. */
function Talk({
	applicant,
	conversation,
}: {
	applicant: WholeApplicant;
	conversation: Exclude<LoadedApplicant['conversation'], typeof LATER>;
}) {
	const { host } = useHost();
	return (
		<>
			{conversation && (
				<Part result={conversation}>
					{(messages) => (
						<Messages
							id={applicant.id}
							side="employer"
							other={nameOf(applicant)}
							conversation={messages}
							title={PartTitle}
						/>
					)}
				</Part>
			)}
			{applicant.colleagues.length > 0 && <Whose applicant={applicant} />}
			{applicant.notes_shared && <Notes applicant={applicant} />}
			<Card className="grid gap-4">
				<PartTitle>History</PartTitle>
				<History
					application={applicant}
					events={applicant.events}
					readBy="host"
					you={host === 'employer' ? host : null}
					acted={host === 'employer' ? applicant.acted : undefined}
					others={changesOf(applicant)}
				/>
			</Card>
		</>
	);
}

function Head({ applicant }: { applicant: WholeApplicant }) {
	const { state } = useLocation();
	const { host } = useHost();
	const Name = host === 'employer' ? 'h1' : 'h2';
	return (
		<header className="flex flex-wrap items-start gap-3">
			<Initials of={applicant} />
			<div className="min-w-0 flex-[1_1_12rem]">
				{/* Whoever has chosen somebody in the list beside reads on at the name. */}
				<Name
					data-start={state?.fromList}
					tabIndex={-1}
					className="heading wrap-anywhere outline-none"
				>
					{nameOf(applicant)}
				</Name>
				<p className="text-small text-muted wrap-anywhere">{studyOf(applicant)}</p>
				<p className="text-small text-muted wrap-anywhere">{appliedFor(applicant)}</p>
				{applicant.hidden && (
					<p className="text-small text-muted">
						Name, CV, university, permission to work and links are shown once the invitation to an
						interview, or the offer, has been sent.
					</p>
				)}
				{!applicant.hidden && applicant.email === null && isOneOf(UNDECIDED, applicant.status) && (
					<p className="text-small text-muted">
						Email address and telephone number are shown once the invitation to an interview, or the
						offer, has been sent.
					</p>
				)}
				{applicant.email !== null && (
					<a href={`mailto:${applicant.email}`} className="link inline-block py-2.5 wrap-anywhere">
						<AddressText address={applicant.email} />
					</a>
				)}
			</div>
			{/* A line of its own: a shorter or longer one moves nothing. */}
			<div className="flex w-full flex-wrap items-center justify-between gap-x-4">
				{applicant.waits ? (
					<Badge>Waits for our staff</Badge>
				) : (
					<StatusBadge application={applicant} today={applicant.today} readBy="host" />
				)}
				{host === 'employer' && <Marks applicant={applicant} keyed />}
			</div>
		</header>
	);
}

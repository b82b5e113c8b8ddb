import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import {
	appliedFor,
	initialsOf,
	nameOf,
	studyOf,
} from '#app/features/applications/hosts/applicant-naming.ts';
import { oneCall } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { History } from '#app/features/applications/tracker/one/history.tsx';
import { Stages } from '#app/features/applications/tracker/one/stages.tsx';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { useCall } from '#app/lib/calls/use-call.ts';
import { Card } from '#app/ui/card.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { filtersIn } from '#schema/applications/applicant-filters.ts';
import type { WholeApplicant } from '#schema/applications/applicants.ts';
import { HostMoves } from './host-moves.tsx';
import { Neighbours } from './neighbours.tsx';
import { Notes } from './notes.tsx';
import { SentApplication } from './sent-application.tsx';

/**
 * One application, as those who answer it see it.
 * @param frame what stands around it
 * @param notFound shown instead where there is none of this id
 */
export function ApplicantView({
	id,
	frame,
	notFound,
}: {
	id: string;
	frame: (content: ReactNode) => ReactNode;
	notFound: ReactNode;
}) {
	const { host } = useHost();
	const [query] = useSearchParams();
	const { result, again, refresh, replace } = useCall<WholeApplicant>(oneCall(host, id));
	if (result && !result.ok && result.status === 404) return notFound;
	return frame(
		<div className="grid gap-4">
			<Neighbours id={id} filters={filtersIn(query)} />
			{!result && <Loading label="Loading the application" />}
			{result && !result.ok && <NotFetched words={result.message} onAgain={again} />}
			{result?.ok && (
				<Found applicant={result.value} onChanged={replace} onStale={() => void refresh()} />
			)}
		</div>,
	);
}

type Changing = {
	applicant: WholeApplicant;
	onChanged: (applicant: WholeApplicant) => void;
	onStale: () => void;
};

const Found = ({ applicant, onChanged, onStale }: Changing) => (
	<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[1fr_22rem]">
		<div className="grid min-w-0 gap-5">
			<Card className="grid gap-5">
				<Head applicant={applicant} />
				<Stages application={applicant} today={applicant.today} readBy="host" />
			</Card>
			<SentApplication applicant={applicant} />
			<Card>
				<h3 className="mb-4 text-[1.15rem]">History</h3>
				<History events={applicant.events} readBy="host" />
			</Card>
		</div>
		<div className="grid min-w-0 gap-5">
			<HostMoves applicant={applicant} onMoved={onChanged} onStale={onStale} />
			{applicant.notes_shared && <Notes applicant={applicant} onChanged={onChanged} />}
		</div>
	</div>
);

const Head = ({ applicant }: { applicant: WholeApplicant }) => (
	<header className="flex flex-wrap items-start gap-3">
		<span
			aria-hidden="true"
			className="grid size-12 shrink-0 place-items-center rounded-full bg-wash font-bold text-brand"
		>
			{initialsOf(applicant)}
		</span>
		<div className="min-w-0 flex-[1_1_12rem]">
			<h2 className="text-[1.35rem] wrap-anywhere">{nameOf(applicant)}</h2>
			<p className="text-[0.95rem] text-muted wrap-anywhere">{studyOf(applicant)}</p>
			<p className="text-[0.95rem] text-muted wrap-anywhere">{appliedFor(applicant)}</p>
			<a href={`mailto:${applicant.email}`} className="link inline-block py-1.5 wrap-anywhere">
				{applicant.email}
			</a>
		</div>
		<StatusBadge application={applicant} today={applicant.today} readBy="host" />
	</header>
);

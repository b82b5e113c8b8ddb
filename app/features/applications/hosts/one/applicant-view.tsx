import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import {
	appliedFor,
	initialsOf,
	nameOf,
	studyOf,
} from '#app/features/applications/hosts/applicant-naming.ts';
import { matchingCall, oneCall } from '#app/features/applications/hosts/host-calls.ts';
import { useHost } from '#app/features/applications/hosts/host-context.tsx';
import { History } from '#app/features/applications/tracker/one/history.tsx';
import { Stages } from '#app/features/applications/tracker/one/stages.tsx';
import { StatusBadge } from '#app/features/applications/tracker/status-badge.tsx';
import { useCall } from '#app/lib/calls/use-call.ts';
import { cn } from '#app/lib/cn.ts';
import { useWide } from '#app/lib/use-wide.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import { type ApplicantFilters, filtersIn } from '#schema/applications/applicant-filters.ts';
import { type Matching, ON_A_PAGE, type WholeApplicant } from '#schema/applications/applicants.ts';
import { ApplicantsBeside } from './applicants-beside.tsx';
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
	const filters = filtersIn(query);
	const { result, again, refresh, replace } = useCall<WholeApplicant>(oneCall(host, id));
	const order = useCall<Matching>(matchingCall(host, filters)).result;
	const items = order?.ok ? order.value.items : [];
	const place = items.findIndex((item) => item.id === id);
	const hasBeside = useWide() && host === 'employer';
	const { heading, focusHeading } = useFocusOnName(result);
	if (result && !result.ok && result.status === 404) return notFound;
	return frame(
		<div className="grid gap-4">
			<Neighbours items={items} place={place} filters={filters} />
			<div
				className={cn('grid items-start gap-6', hasBeside && 'lg:grid-cols-[15rem_minmax(0,1fr)]')}
			>
				{hasBeside && (
					<ApplicantsBeside
						id={id}
						filters={pageWith(place, filters)}
						opened={result?.ok ? result.value : null}
						onFollow={focusHeading}
					/>
				)}
				{!result && <Loading label="Loading the application" />}
				{result && !result.ok && <NotFetched words={result.message} onAgain={again} />}
				{result?.ok && (
					<Found
						key={id}
						heading={heading}
						applicant={result.value}
						onChanged={replace}
						onStale={() => void refresh()}
					/>
				)}
			</div>
		</div>,
	);
}

/** The page of the list that the application is on. */
const pageWith = (place: number, filters: ApplicantFilters): ApplicantFilters =>
	place < 0 ? filters : { ...filters, page: Math.floor(place / ON_A_PAGE) + 1 };

/** Whoever has chosen somebody in the list beside reads on at the name. */
function useFocusOnName(result: unknown) {
	const heading = useRef<HTMLHeadingElement>(null);
	const wanted = useRef(false);
	useEffect(() => {
		if (!result || !wanted.current) return;
		wanted.current = false;
		heading.current?.focus({ preventScroll: true });
	}, [result]);
	return {
		heading,
		focusHeading: () => {
			wanted.current = true;
		},
	};
}

type Changing = {
	heading: RefObject<HTMLHeadingElement | null>;
	applicant: WholeApplicant;
	onChanged: (applicant: WholeApplicant) => void;
	onStale: () => void;
};

const Found = ({ heading, applicant, onChanged, onStale }: Changing) => (
	<div className="grid items-start gap-5 lg:grid-cols-[1fr_minmax(0,22rem)]">
		<div className="grid min-w-0 gap-5">
			<Card className="grid gap-5">
				<Head heading={heading} applicant={applicant} />
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

const Head = ({ heading, applicant }: Pick<Changing, 'heading' | 'applicant'>) => (
	<header className="flex flex-wrap items-start gap-3">
		<span
			aria-hidden="true"
			className="grid size-12 shrink-0 place-items-center rounded-full bg-wash font-bold text-brand"
		>
			{initialsOf(applicant)}
		</span>
		<div className="min-w-0 flex-[1_1_12rem]">
			<h2 ref={heading} tabIndex={-1} className="text-[1.35rem] wrap-anywhere outline-none">
				{nameOf(applicant)}
			</h2>
			<p className="text-[0.95rem] text-muted wrap-anywhere">{studyOf(applicant)}</p>
			<p className="text-[0.95rem] text-muted wrap-anywhere">{appliedFor(applicant)}</p>
			{applicant.email === null ? (
				<p className="text-[0.95rem] text-muted">
					The email address is shown once the invitation to an interview, or the offer, has been
					sent.
				</p>
			) : (
				<a href={`mailto:${applicant.email}`} className="link inline-block py-2.5 wrap-anywhere">
					{applicant.email}
				</a>
			)}
		</div>
		{applicant.waits ? (
			<Badge>Waits for our staff</Badge>
		) : (
			<StatusBadge application={applicant} today={applicant.today} readBy="host" />
		)}
	</header>
);

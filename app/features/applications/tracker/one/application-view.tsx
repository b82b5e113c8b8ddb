import type { ReactNode } from 'react';
import { applicationCall } from '#app/features/applications/student-calls.ts';
import { answerWords } from '#app/features/applications/tracker/answer-words.ts';
import { MoveButtons } from '#app/features/applications/tracker/moves/move-buttons.tsx';
import { OfferFacts } from '#app/features/applications/tracker/moves/offer-facts.tsx';
import { useMoves } from '#app/features/applications/tracker/moves/use-moves.ts';
import { titleOf } from '#app/features/applications/tracker/naming.ts';
import { useFocusAfterMove } from '#app/features/applications/use-focus-after-move.ts';
import { useCall } from '#app/lib/calls/use-call.ts';
import { Card } from '#app/ui/card.tsx';
import { Loading } from '#app/ui/loading.tsx';
import { NotFetched } from '#app/ui/page/not-fetched.tsx';
import type { WholeApplication } from '#schema/applications/student-applications.ts';
import { ApplicationFrame } from './application-frame.tsx';
import { ApplicationHead } from './application-head.tsx';
import { ApplicationLinks } from './application-links.tsx';
import type { FitOf } from './fit-of.ts';
import { History } from './history.tsx';
import { ReportMessage } from './report-message.tsx';
import { SentAnswers } from './sent-answers.tsx';
import { Stages } from './stages.tsx';

/**
 * The page of an application.
 * @param notFound shown where the user has none of this id
 * @param fitOf how the internship fits the student's profile
 */
export function ApplicationView({
	id,
	notFound,
	fitOf,
}: {
	id: string;
	notFound: ReactNode;
	fitOf: FitOf;
}) {
	const { result, again, refresh, replace } = useCall<WholeApplication>(applicationCall(id));
	if (result && !result.ok && result.status === 404) return notFound;
	return (
		<ApplicationFrame>
			{!result && <Loading label="Loading your application" />}
			{result && !result.ok && <NotFetched words={result.message} onAgain={again} />}
			{result?.ok && (
				<Found
					application={result.value}
					fitOf={fitOf}
					onMoved={replace}
					onStale={() => void refresh()}
				/>
			)}
		</ApplicationFrame>
	);
}

function Found({
	application,
	fitOf,
	onMoved,
	onStale,
}: {
	application: WholeApplication;
	fitOf: FitOf;
	onMoved: (application: WholeApplication) => void;
	onStale: () => void;
}) {
	const { today, status, internship } = application;
	const moves = useMoves(application, onMoved, onStale);
	const words = useFocusAfterMove(status);
	const newest = application.events.findLast(
		({ mover, message }) => mover === 'employer' && message,
	);
	return (
		<div className="grid gap-6">
			<Card className="grid gap-5">
				<ApplicationHead application={application} today={today}>
					<h2 className="text-[1.35rem] wrap-anywhere">{titleOf(application)}</h2>
				</ApplicationHead>
				<Stages application={application} today={today} />
				{status === 'offered' && internship && <OfferFacts internship={internship} />}
				<p ref={words} tabIndex={-1} className="outline-none">
					{answerWords(application, today)}
				</p>
				{fitOf(application)}
				<MoveButtons application={application} moves={moves} />
				<ApplicationLinks application={application} today={today} />
			</Card>
			<Card>
				<h2 className="mb-4 text-[1.25rem]">History</h2>
				<History
					events={application.events}
					reportOf={(event) => (
						<ReportMessage application={application.id} event={event} isNewest={event === newest} />
					)}
				/>
			</Card>
			<SentAnswers application={application} />
		</div>
	);
}
